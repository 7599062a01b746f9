import TerminalDiagnosis

// Examines the terminal with more patience than any test needs.
_ = TerminalExamination.ofProcess(silence: .seconds(30))
