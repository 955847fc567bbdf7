import type { Parsed, ParsedCv } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { groundParsed } from './ground-parsed.ts'

const box = { page: 1, x: 1, y: 2, width: 3, height: 4 }
const says = (value: string, source: Parsed['source'] = []): Parsed => ({ value, confidence: 0.9, source })

const nothing: ParsedCv = {
  format: 'pdf',
  pages: 1,
  language: 'en',
  candidateName: null,
  emailAddress: null,
  phoneNumber: null,
  headline: null,
  location: null,
  links: [],
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  sections: [],
  unplaced: [],
  wordCount: 0,
  totalExperience: 7,
  averageTenure: 3.5,
  score: 60,
}

const own: ParsedCv = {
  ...nothing,
  candidateName: says('Maren Oduya', [box]),
  sections: [
    { kind: 'other', heading: '', text: 'MAREN ODUYA\nmaren@mail.example | 020 7946 0958', source: [] },
    {
      kind: 'experience',
      heading: 'Work',
      text: 'Head of Supply Chain, Halden & Voss\nMar 2019 – today\nLeads 210 people in C++ and C#',
      source: [],
    },
  ],
}

describe('what a model read out of a CV', () => {
  it('is taken over where the CV says it, however it is written there', () => {
    const cv = groundParsed(
      {
        ...nothing,
        candidateName: says('Maren Oduya'),
        emailAddress: says('maren@mail.example'),
        phoneNumber: says('+44 20 7946 0958'),
        experience: [
          {
            employer: says('Halden & Voss'),
            title: says('head of supply chain'),
            location: null,
            start: says('2019-03'),
            end: null,
            current: true,
            summary: ['Leads 210 people'],
          },
        ],
        skills: [says('C++'), says('C#')],
      },
      own,
    )
    expect(cv.warnings).toBeUndefined()
    expect(cv.experience[0]).toMatchObject({ title: { value: 'head of supply chain' }, start: { value: '2019-03' } })
    expect(cv.skills.map(({ value }) => value)).toEqual(['C++', 'C#'])
    // Where it stands, our own reading knows.
    expect(cv.candidateName?.source).toEqual([box])
  })

  it('is dropped and told where the CV does not', () => {
    const cv = groundParsed(
      {
        ...nothing,
        candidateName: says('Maren Obama'),
        emailAddress: says('maren@halden.example'),
        phoneNumber: says('020 7946 0999'),
        experience: [
          {
            employer: says('Google'),
            title: says('Head of Supply Chain'),
            location: says('Oslo'),
            start: says('2009-03'),
            end: null,
            current: true,
            summary: ['Leads 240 people', 'Leads 210 people'],
          },
        ],
        education: [
          { institution: says('Oxford'), qualification: says('MBA'), start: null, end: null, summary: ['First class'] },
        ],
        skills: [says('Java')],
        totalExperience: 40,
        sections: [{ kind: 'profile', heading: 'Profile', text: 'A world-class leader', source: [] }],
      },
      own,
    )
    expect(cv).toMatchObject({
      candidateName: { value: 'Maren Oduya' },
      emailAddress: null,
      phoneNumber: null,
      education: [],
      skills: [],
      totalExperience: 7,
      sections: own.sections,
    })
    expect(cv.experience[0]).toMatchObject({
      employer: null,
      location: null,
      start: null,
      summary: ['Leads 210 people'],
    })
    expect(cv.warnings?.map(({ field }) => field).sort()).toEqual([
      'candidateName',
      'education.0.institution',
      'education.0.qualification',
      'education.0.summary.0',
      'emailAddress',
      'experience.0.employer',
      'experience.0.location',
      'experience.0.start',
      'experience.0.summary.0',
      'phoneNumber',
      'skills.0',
    ])
  })
})
