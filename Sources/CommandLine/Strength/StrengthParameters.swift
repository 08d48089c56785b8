import KernelCommandLine

/// Parameters that several commands share.
extension Parameter {
  static let exercise = Parameter(
    "EXERCISE", help: Phrase(cs: "cvik: jeho název, třeba „Bench Press“", en: "an exercise by name: \"Bench Press\""))
}
