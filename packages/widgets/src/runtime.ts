export * from '@tabard/runtime'
