import { pageWords } from '@tabard/runtime'

/** Confirming an account, and changing its password. */
export const text = pageWords('confirmAccount', {
  pageTitle: 'Confirm account',
  aboutYou: { title: 'About you', lead: 'How your clients and colleagues know you.' },
  /** The e-mail address comes between `before` and `after`. */
  known: { title: 'Choose a password', before: 'The one you came with was temporary. This is for ', after: '.' },
  invited: {
    title: 'Welcome',
    lead: 'Enter the temporary password from your invitation, and choose a password of your own.',
  },
  toSignIn: 'You have a password already? Sign in',
  temporaryPassword: 'Temporary password',
  setting: 'Setting the password',
  goOn: 'Continue',
  noPage: 'This is no address of a page. It begins like linkedin.com/in/',
  fullName: 'Full name',
  describes: 'What describes you best?',
  chooseOne: 'Choose one',
  /** The keys are the values that are stored; the texts are what the user sees. */
  descriptions: {
    'I present my own candidates': 'I present my own candidates',
    'I help my colleagues present their candidates': 'I help my colleagues present their candidates',
    'I run my own team that present their own candidates': 'I run my own team that present their own candidates',
    'I look after branding': 'I look after branding',
    'I look after operations': 'I look after operations',
  },
  phone: 'Phone (optional)',
  linkedIn: 'LinkedIn (optional)',
  jobTitle: 'Job title (optional)',
  saving: 'Saving',
  save: 'Save and start',
  change: {
    title: 'Change password',
    lead: 'You stay signed in here. Your other sessions end.',
    old: 'Old password',
    busy: 'Changing the password',
    done: 'Password changed. Your other sessions have ended.',
  },
})
