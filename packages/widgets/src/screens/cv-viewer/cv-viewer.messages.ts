import type { ScreenContext } from '../../screen/screen.ts'

/** The inputs. */
export interface CvViewerInputs {
  /** The CV. */
  appId?: string
  mode?: CvViewerMode
  /** Shows the CV in this template without applying it. */
  templateId?: string
  /** Shows edit mode without editing, whatever the token allows. */
  readonly?: boolean
}

export type CvViewerMode = 'edit' | 'digital' | 'plain'

/** The outputs. Only ids, numbers and fixed words are allowed, never CV data. */
export interface CvViewerOutputs {
  ready: { appId: string }
  saved: { appId: string; revision: number }
  dirty: { appId: string; isDirty: boolean }
  'status-changed': { appId: string; status: string }
  'template-applied': { appId: string; templateId: string }
  'output-finished': { appId: string; outputId: string; format: string }
  'link-created': { appId: string; linkId: string }
}

export type CvViewerContext = ScreenContext<CvViewerInputs, CvViewerOutputs>
