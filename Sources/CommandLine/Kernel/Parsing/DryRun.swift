extension Option {
  package static let dryRun = Option(
    "dry-run", cs: "Řekne, co by se stalo, a nic nezmění", en: "Show what would happen, and change nothing")
}

extension Arguments {
  /// True if `--dry-run` is given, otherwise nil.
  package var isDryRun: Bool? { has("dry-run") ? true : nil }
}
