export * from '@tabard/contract'
