import type { ComponentType } from 'react'
import type { ApplicationBundle } from '@tabard/contract'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import { createReader, type Reader } from './create-reader.ts'
import { ReaderView } from './reader.view.tsx'

/** The client's side with its view: loaded only for clients, so the viewer knows it by its type alone. */
export interface OpenReader {
  readonly reader: Reader
  readonly View: ComponentType<{ reader: Reader }>
}

export function openReader(context: CvViewerContext, bundle: ApplicationBundle): OpenReader {
  return { reader: createReader(context, bundle), View: ReaderView }
}
