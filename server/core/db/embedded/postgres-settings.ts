const MB = 1024 * 1024;

/** Returns the size of PostgreSQL's buffers (MB): an eighth of the memory (bytes), from 64 to 512 MB. */
export function sharedBuffersMb(memoryBytes: number): number {
  return Math.min(512, Math.max(64, Math.floor(memoryBytes / 8 / MB)));
}

/**
 * Returns the settings of the embedded server. It listens on this machine's loopback only, without TLS: its OpenSSL is
 * old, and nobody else needs to reach it.
 */
export function serverSettings(memoryBytes: number): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: `${sharedBuffersMb(memoryBytes)}MB`,
    work_mem: '32MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Plans must depend on the values: the filters' selectivity differs by orders of magnitude.
    plan_cache_mode: 'force_custom_plan',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The product logs errors itself, without personal data; PostgreSQL would log whole statements.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}
