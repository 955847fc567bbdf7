/** How much a text reads like the first role (a title, a degree) and like the second (an employer, a school). */
export interface RoleEvidence {
  first: (text: string) => number
  second: (text: string) => number
}
