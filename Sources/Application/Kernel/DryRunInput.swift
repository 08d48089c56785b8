extension Schema.Member {
  /// The input's member `dryRun`, for use cases that can try out a change without making it.
  package static var dryRun: Schema.Member {
    .optional(
      "dryRun", .flag,
      """
      If true, the change is only tried: the answer says what it would do, and nothing is written. If left out, false.
      """)
  }

  /// The output's member `dryRun`, for use cases that can try out a change without making it.
  package static var isDryRun: Schema.Member {
    .optional("dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise.")
  }
}
