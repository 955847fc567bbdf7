export { sampleBranding, sampleCv, samplePresenter, sampleSections } from './sample-cv.ts'
export { writeSection, type WrittenSection } from './written-section.ts'
