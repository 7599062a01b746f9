// The C library under one name, whatever the system calls it. Import it `internal`: what a module passes on
// would fill the names of whoever imports that.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
