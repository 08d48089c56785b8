import Testing

/// The people of the feed, as a person names them.
@Suite struct FeedCommandTests {
  private let program = Program(sandbox: Sandbox())

  /// A person whose book is in Czech reads the words of one in English, too.
  @Test func theSixWordsAreTheSameInEveryLanguage() throws {
    let paired = program("feed", "pair", "Jana")
    #expect(paired.output.contains("feed export Jana FILE"))
    let line = try #require(paired.output.split(separator: "\n").first { $0.contains("Six Words to Compare: ") })
    let words = line.split(separator: ": ").last.map(String.init)?.split(separator: ", ").map(String.init) ?? []
    #expect(words.count == 6)
    let czech = program("--language", "cs", "feed", "people", "Jana").output
    for word in words { #expect(czech.contains("(\(word))"), "\(czech)") }
  }

  @Test func changesSayWhatIsWantedOfAPerson() {
    _ = program("feed", "pair", "Jana")
    for word in ["mute", "unmute", "unfollow", "follow", "block"] { _ = program("feed", word, "Jana") }
    let lines = program("changes").output.split(separator: "\n")
    let told = lines.compactMap { $0.split(separator: "Jana: ").dropFirst().last }
    #expect(told == ["blocked", "shown again", "not in the feed", "shown again", "muted"])
  }

  @Test func olderPostsAreThoseThatWereAskedFor() {
    let log = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2021-02-10 16:46:13,"Push",1h,"Bench Press (Barbell)",1,75.0,8,0,0,"","",
      2021-02-12 16:46:13,"Push",1h,"Bench Press (Barbell)",1,75.0,8,0,0,"","",
      """
    _ = program("import", program.sandbox.write(Array(log.utf8), to: "strong.csv"), "--unit", "kg")
    for day in ["2021-02-10", "2021-02-12"] { #expect(program("feed", "post", day).status == 0) }
    let older = program("feed", "list", "2021", "--query", "push", "--limit", "1").output
    #expect(older.contains(program.offered("feed list 2021 --query push --limit 1 --before me.")), "\(older)")
    #expect(program("feed", "list", "--query", "nothing").output == "Nothing matches\n")
  }

  @Test func aPostIsNotSharedWithSomebodyBlocked() {
    _ = program("feed", "pair", "Jana")
    _ = program("feed", "block", "Jana")
    let log = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2021-02-10 16:46:13,"Push",1h,"Bench Press (Barbell)",1,75.0,8,0,0,"","",
      """
    _ = program("import", program.sandbox.write(Array(log.utf8), to: "strong.csv"), "--unit", "kg")
    let refused = program("feed", "post", "last", "--to", "Jana")
    #expect(refused.status == 1)
    #expect(refused.words.contains("Jana is blocked") && refused.words.contains("feed unblock Jana"))
    #expect(program("feed", "post", "last").status == 0)
    #expect(program("feed", "share", "me.1", "--to", "Jana").status == 1)
  }
}
