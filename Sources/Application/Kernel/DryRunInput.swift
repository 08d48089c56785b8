extension Schema.Member {
  /// The member `dryRun` of an input, for use cases that can try out a change without making it.
  package static var dryRun: Schema.Member {
    .optional(
      "dryRun", .flag,
      """
      If true, the change is only tried: the answer says what it would do, and nothing is written. If left out, false.
      """)
  }

  /// The member `dryRun` of an output, for use cases that can try out a change without making it.
  package static var isDryRun: Schema.Member {
    .optional("dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise.")
  }
}
