import { defineScreen } from '../../screen/screen.ts'
import type { CvViewerInputs, CvViewerOutputs } from './cv-viewer.messages.ts'
import { createCvViewerStore, type CvViewerState } from './cv-viewer.store.ts'
import { cvViewerStyles } from './cv-viewer.styles.ts'
import { CvViewerView } from './cv-viewer.view.tsx'
import { CvViewerSkeleton } from './parts/skeleton.tsx'
import { text } from './cv-viewer.text.ts'

/** A CV as it is presented to a client: for reading, editing and sending. */
export const cvViewer = defineScreen<CvViewerInputs, CvViewerOutputs, CvViewerState>({
  tag: 'cv-viewer',
  get noun() {
    return text.noun
  },
  doc: 'A branded CV: edit it, read it as a client does, or show the paper alone.',
  inputs: {
    appId: { attribute: 'app-id', type: 'string', doc: 'Which CV.', isRequired: true },
    mode: {
      attribute: 'mode',
      type: 'string',
      values: ['edit', 'digital', 'plain'],
      doc: "`edit`: the recruiter's workspace. `digital`: the client's page. `plain`: the paper alone.",
    },
    templateId: { attribute: 'template-id', type: 'string', doc: 'Show it in this template without applying it.' },
    readonly: { attribute: 'readonly', type: 'boolean', doc: 'Edit mode without editing.' },
  },
  outputs: {
    ready: { doc: 'The first page is shown.', detail: { appId: 'string' } },
    saved: { doc: 'An edit is stored.', detail: { appId: 'string', revision: 'number' } },
    dirty: {
      doc: 'Whether there are edits the server has not taken yet. Ask before leaving while there are.',
      detail: { appId: 'string', isDirty: 'boolean' },
    },
    'status-changed': { doc: 'The CV has a new status.', detail: { appId: 'string', status: 'string' } },
    'template-applied': { doc: 'The CV wears another template.', detail: { appId: 'string', templateId: 'string' } },
    'output-finished': {
      doc: 'A PDF or Word document was made and downloaded. `outputId` is empty where it was not kept.',
      detail: { appId: 'string', outputId: 'string', format: 'string' },
    },
    'link-created': { doc: 'A link for a client was made.', detail: { appId: 'string', linkId: 'string' } },
  },
  styles: cvViewerStyles,
  record: 'appId',
  createStore: createCvViewerStore,
  View: CvViewerView,
  Skeleton: CvViewerSkeleton,
  framePages: {
    by: 'mode',
    pages: {
      edit: '/singlepageview/application/:appId',
      digital: '/singlepageview/digitalcv/:appId',
      plain: '/singlepageview/plain/:appId',
    },
  },
})
