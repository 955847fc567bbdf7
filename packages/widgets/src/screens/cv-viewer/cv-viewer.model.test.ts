import { describe, expect, it } from 'vitest'
import type { ParsedCv, Section, TemplateDesign } from '@tabard/contract'
import { builtInTemplates, inPrintedOrder } from '@tabard/paper'
import * as model from './cv-viewer.model.ts'

const section = (id: string, text = id, rest: Partial<Section> = {}): Section => ({
  id,
  title: id,
  kind: 'other',
  content: [{ insert: `${text}\n` }],
  ...rest,
})
const noFields = Object.fromEntries(model.fieldNames.map((name) => [name, ''])) as model.Fields
const draft = (sections: Section[], fields: Partial<model.Fields> = {}): model.Draft => ({
  sections,
  fields: { ...noFields, ...fields },
})
const ids = (sections: readonly Section[]) => sections.map(({ id }) => id).join(' ')

describe('what a PATCH says', () => {
  it('names only what changed', () => {
    const before = draft([section('a')], { headline: 'Planner' })
    expect(model.updateBetween(before, draft([section('a')], { headline: 'Planner' }))).toBeNull()
    expect(model.updateBetween(before, draft([section('a')], { headline: 'Lead' }))).toEqual({ headline: 'Lead' })
    expect(model.updateBetween(before, draft([section('a', 'new')], { headline: 'Planner' }))).toEqual({
      freeText: [section('a', 'new')],
    })
  })
})

describe('merging', () => {
  it('has nothing left to send once the server has it, in whatever order it names things', () => {
    const sent = draft([section('a', 'text', { hidden: true })])
    const { id, title, kind, content, hidden } = sent.sections[0] as Section
    const stored = draft([{ hidden, content, kind, title, id } as Section])
    expect(model.updateBetween(stored, model.mergeDraft(sent, sent, stored))).toBeNull()
  })

  it('keeps what both sides typed, and a field only one side changed', () => {
    const base = draft([section('a', 'one two')], { headline: 'Planner', location: 'Leeds' })
    const mine = draft([section('a', 'one two three')], { headline: 'Lead', location: 'Leeds' })
    const theirs = draft([section('a', 'zero one two')], { headline: 'Planner', location: 'York' })
    const merged = model.mergeDraft(base, mine, theirs)
    expect(merged.sections[0]?.content).toEqual([{ insert: 'zero one two three\n' }])
    expect(merged.fields).toMatchObject({ headline: 'Lead', location: 'York' })
  })

  it('leaves sections nobody touched as the very same objects', () => {
    const untouched = section('a')
    const merged = model.mergeDraft(
      draft([section('a'), section('b')]),
      draft([untouched, section('b', 'mine')]),
      draft([section('a'), section('b')]),
    )
    expect(merged.sections[0]).toBe(untouched)
  })
})

describe('sections', () => {
  const all = [section('a'), section('b'), section('c')]

  it('move, hide, come back, go and are added', () => {
    expect(ids(model.moveSection(all, 'c', 'a'))).toBe('c a b')
    expect(ids(model.moveSection(all, 'a', null))).toBe('b c a')
    const hidden = model.setHidden(all, 'b', true)
    expect(hidden[1]?.hidden).toBe(true)
    expect(model.setHidden(hidden, 'b', false)).toEqual(all)
    expect(ids(model.removeSection(all, 'b'))).toBe('a c')
    const { sections, id } = model.addSection(all, { title: 'Awards', kind: 'awards', afterId: 'a' })
    expect(sections[1]).toEqual({ id, title: 'Awards', kind: 'awards', content: [{ insert: '\n' }] })
  })

  it('follow the template until somebody puts one in place', () => {
    const design: TemplateDesign = { ...(builtInTemplates[0] as { design: TemplateDesign }).design }
    design.sectionOrder = ['profile', 'experience', 'education']
    design.layout = { ...design.layout, columns: 'single' }
    const cv = [
      section('e', 'e', { kind: 'education' }),
      section('x', 'x', { kind: 'experience' }),
      section('p', 'p', { kind: 'profile' }),
    ]
    expect(ids(inPrintedOrder(cv, design))).toBe('p x e')
    const moved = model.moveSection(inPrintedOrder(cv, design), 'e', 'x')
    expect(ids(inPrintedOrder(moved, design))).toBe('p e x')
  })
})

it('asks to check a doubtful value until somebody changes it', () => {
  const parsed = { phoneNumber: { value: '+31 6 1', confidence: 0.5, source: [] } } as unknown as ParsedCv
  expect(model.unsureFields(parsed, { ...noFields, phoneNumber: '+31 6 1' }).has('phoneNumber')).toBe(true)
  expect(model.unsureFields(parsed, { ...noFields, phoneNumber: '+31 6 2' }).size).toBe(0)
})
