/** Applicant systems: their set-up, their files, their people. */
export {}
