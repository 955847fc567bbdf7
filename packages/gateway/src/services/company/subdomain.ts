import { AppError, isReservedSubdomain, subdomainKey } from '@tabard/contract'
import { isUniqueViolation } from '../../store/database-error.ts'

/** The two columns a subdomain stands in. @throws AppError `subdomain_not_allowed` */
export function subdomainColumns(subdomain: string): { subdomain: string; subdomain_key: string } {
  if (isReservedSubdomain(subdomain)) throw new AppError('subdomain_not_allowed')
  return { subdomain, subdomain_key: subdomainKey(subdomain) }
}

/** Row-level security hides the other company's row, so only the unique index shows that a subdomain is taken. */
export function asTaken(error: unknown): unknown {
  const isTaken =
    isUniqueViolation(error, 'companies_subdomain_key') || isUniqueViolation(error, 'companies_subdomain_alike')
  return isTaken ? new AppError('subdomain_taken', { cause: error }) : error
}
