/** Where a record of an applicant system opens with us. */
export {}
