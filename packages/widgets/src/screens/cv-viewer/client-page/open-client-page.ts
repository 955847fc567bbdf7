import type { ComponentType } from 'react'
import type { ApplicationBundle } from '@tabard/contract'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import { createClientPage, type ClientPage } from './create-client-page.ts'
import { ClientPageView } from './client-page.view.tsx'

/** The client's side with its view. It is loaded only for clients, so the viewer imports only its type. */
export interface OpenClientPage {
  readonly page: ClientPage
  readonly View: ComponentType<{ page: ClientPage }>
}

export function openClientPage(context: CvViewerContext, bundle: ApplicationBundle): OpenClientPage {
  return { page: createClientPage(context, bundle), View: ClientPageView }
}
