@_exported import AshlarCore
@_exported import NcursesBackend
@_exported import TerminalDiagnosis
