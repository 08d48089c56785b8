extension Schema.Member {
  /// In the input of a change that can be tried.
  package static var dryRun: Schema.Member {
    .optional("dryRun", .flag, "Tells what would be, and changes nothing.")
  }

  /// In the output of a change that can be tried.
  package static var isDryRun: Schema.Member {
    .optional("dryRun", .flag, "True where it was only asked what would be, and nothing was written.")
  }
}
