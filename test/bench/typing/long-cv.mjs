// A made-up CV of about as many pages as asked: one long section of jobs, as people with long CVs have, and short ones.
const verbs = ['Planned', 'Negotiated', 'Rebuilt', 'Measured', 'Introduced', 'Led', 'Simplified', 'Wrote']
const things = ['the routes of two depots', 'rates with nine carriers', 'the loading plan', 'a monthly stock count']
const ends = ['within the first year', 'at a fifth less cost', 'for teams in three countries', 'without a day of delay']
/** How many jobs of eight lines fill a page beside the rest. */
const JOBS_A_PAGE = 3.4

export function longCv(pages) {
  const jobs = Array.from({ length: Math.max(1, Math.round(pages * JOBS_A_PAGE - 1)) }, (_, at) => jobOps(at)).flat()
  return [
    section('profile', 'Profile', [{ insert: `${sentence(0)} ${sentence(3)} ${sentence(6)}\n` }]),
    section('experience', 'Experience', jobs),
    section('education', 'Education', [
      { insert: 'BSc Logistics, University of Halden, 1998\n' },
      { insert: 'Diploma in Freight, Northwind College, 1995\n' },
    ]),
    section('skills', 'Skills', ['Route planning', 'Customs', 'Spreadsheets', 'German'].flatMap(bullet)),
  ]
}

/** The words of a section, line by line, with how each line is meant: for pages that are not ours. */
export function linesOf({ content }) {
  return content.flatMap(({ insert, attributes }, at) =>
    insert === '\n' || !insert.endsWith('\n')
      ? insert === '\n'
        ? []
        : [{ text: insert, attributes: content[at + 1]?.attributes ?? {} }]
      : [{ text: insert.slice(0, -1), attributes: attributes ?? {} }],
  )
}

function section(id, title, content) {
  return { id, title, kind: id, content }
}

function jobOps(at) {
  return [
    { insert: 'Supply planner, second shift' },
    { insert: '\n', attributes: { entry: 'title' } },
    { insert: `Halden Freight ${at + 1}` },
    { insert: '\n', attributes: { entry: 'organisation' } },
    { insert: `March ${1990 + (at % 30)} to May ${1991 + (at % 30)}` },
    { insert: '\n', attributes: { entry: 'dates' } },
    { insert: `${sentence(at)} ${sentence(at + 1)}\n` },
    ...[2, 3, 4, 5].flatMap((more) => bullet(sentence(at + more))),
  ]
}

function bullet(text) {
  return [{ insert: text }, { insert: '\n', attributes: { list: 'bullet' } }]
}

function sentence(at) {
  const of = (list, step) => list[(at * step) % list.length]
  return `${of(verbs, 1)} ${of(things, 3)} ${of(ends, 5)}, and told everybody concerned why and by when.`
}
