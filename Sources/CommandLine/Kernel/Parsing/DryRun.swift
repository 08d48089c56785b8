extension Option {
  package static let dryRun = Option(
    "dry-run",
    help: LocalizedText(cs: "Řekne, co by se stalo, a nic nezmění", en: "Tell what would be, and change nothing"))
}

extension Arguments {
  /// Nil where it was not asked for.
  package var isDryRun: Bool? { has("dry-run") ? true : nil }
}
