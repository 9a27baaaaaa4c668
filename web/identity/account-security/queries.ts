import { useQuery } from '@tanstack/react-query';
import { listSignIns } from '../../../contract/identity/account-security.ts';
import { call } from '../../app/api.ts';

export const useSignIns = () =>
  useQuery({
    queryKey: ['sign-ins'],
    queryFn: ({ signal }) => call(listSignIns, { errorDisplay: 'page', signal }),
  });
