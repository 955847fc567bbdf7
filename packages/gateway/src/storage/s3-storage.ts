import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { pathOfKey, type Storage } from './storage.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Any S3-compatible object store. Objects are in one bucket, as `<company>/<key>`. */
export function openS3Storage(settings: S3Settings): Storage {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = settings
  // The bucket is in the path and not in the host name, because every compatible server understands that.
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  return {
    kind: 's3',
    async put(companyId, key, bytes, mediaType) {
      const Key = pathOfKey(companyId, key)
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: mediaType }))
    },
    async get(companyId, key) {
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket, Key: pathOfKey(companyId, key) }))
        return await answer.Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async delete(companyId, key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: pathOfKey(companyId, key) }))
    },
    async list(companyId, prefix = '', writtenBefore) {
      const head = pathOfKey(companyId, 'any').slice(0, -'any'.length)
      const keys: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: head + prefix, ContinuationToken }))
        for (const { Key, LastModified } of page.Contents ?? []) {
          // An object without a date counts as new.
          const isWanted = writtenBefore === undefined || (LastModified && LastModified.getTime() < writtenBefore)
          if (Key && isWanted) keys.push(Key.slice(head.length))
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken !== undefined)
      return keys.sort()
    },
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}
