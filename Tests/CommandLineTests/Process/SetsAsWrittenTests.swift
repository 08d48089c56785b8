import Testing

/// The ways in which lifters write a set on the command line.
@Suite struct SetsAsWrittenTests {
  private let program = Program(sandbox: Sandbox())

  private func log(_ words: String) -> (status: Int32, output: String, words: String) {
    let day = ["strength", "log", "2021-02-10", "Barbell_Squat"]
    let result = program.run(day + words.split(separator: " ").map(String.init) + ["--dry-run"])
    return (result.status, result.output, result.words)
  }

  private func begin() {
    for words in [["start"], ["add", "barbell", "squat"]] {
      #expect(program.run(["strength"] + words).status == 0, "\(words)")
    }
  }

  @Test func oneSetHasManySpellings() {
    begin()
    for words in [
      "80 kg x 5", "80x5", "80 × 5", "5 @ 80 kg", "5@80kg", "80kg 5", "5 80kg", "5 reps 80", "5 x 80 kg", "80kgx5",
      "80 for 5", "5 at 80", "80 kg 5 reps", "80 kilo x 5", "80 kg po 5", "80 kg krát 5", "80kg 5 opakování", "80 x5",
    ] {
      let set = program.run(["strength", "set"] + words.split(separator: " ").map(String.init))
      #expect(set.status == 0 && set.output.contains(", 80 kg × 5\n"), "\(words): \(set)")
    }
    for (words, shown) in [
      ("82,5 kg x 5", "82.5 kg × 5"), ("22.5x8", "22.5 kg × 8"), ("180 lbs x 5 @ 8", "180 lb × 5 @8"),
      ("80 kg x 5 rpe 8", "80 kg × 5 @8"), ("80kg x5 2 rir", "80 kg × 5 @8"),
      ("80 kg x 5 warmup", "80 kg × 5, warm-up"),
    ] {
      let set = program.run(["strength", "set"] + words.split(separator: " ").map(String.init))
      #expect(set.status == 0 && set.output.contains(", \(shown)\n"), "\(words): \(set)")
    }
  }

  /// Each with both readings.
  @Test(arguments: [
    ("5x80", ["5kg x80", "80kg x5"]), ("80 5", ["80kg x5", "5kg x80"]), ("5x5", ["5kg x5", "5 sets"]),
    ("3x5 80kg", ["several sets", "strength log"]), ("80x5x3", ["several sets"]), ("80 kg 5 6", ["repeats"]),
  ])
  func whatCouldMeanTwoSetsIsRefused(words: String, readings: [String]) {
    begin()
    let refused = program.run(["strength", "set"] + words.split(separator: " ").map(String.init))
    #expect(refused.status == 2, "\(refused)")
    for reading in readings { #expect(refused.words.contains(reading), "\(words): \(refused)") }
    #expect(program("strength", "show").output.contains("80 kg") == false)
  }

  @Test(arguments: ["3 x 5 x 80 kg", "3x5 80kg", "80kg 3x5", "3x5 @80kg", "3 sets of 5 at 80 kg", "3 série po 5 80kg"])
  func equalSetsHaveManySpellings(words: String) {
    let sets = log(words)
    #expect(sets.status == 0 && sets.output.contains("Set 3: 80 kg × 5\n"), "\(words): \(sets)")
    #expect(!sets.output.contains("Set 4"), "\(words): \(sets)")
  }

  @Test func aLoadIsNoNumberOfSets() {
    let one = log("80x5, 75x8 note felt heavy")
    #expect(one.output.contains("Set 1: 80 kg × 5\n") && one.output.contains("Set 2: 75 kg × 8"), "\(one)")
    #expect(!one.output.contains("Set 3"), "\(one)")
    let either = log("12x10")
    #expect(either.status == 2 && either.words.contains("12kg x10") && either.words.contains("12x10x20kg"), "\(either)")
    #expect(log("12x10 bw").output.contains("Set 12: 10×"))
  }

  @Test(arguments: [
    ("80x5x3", ["3x5x80kg", "20x5x3"]), ("100 x 5 x 3", ["3x5x100kg", "20x5x3"]), ("100x5 80kg", ["100kg x5", "20x5"]),
    ("30x60s", ["30kg 60s", "20x60s"]),
  ])
  func soManySetsAreNotMeant(words: String, readings: [String]) {
    let refused = log(words)
    #expect(refused.status == 2, "\(refused)")
    for reading in readings { #expect(refused.words.contains(reading), "\(words): \(refused)") }
  }

  @Test func aNumberWithoutALoadIsRepetitions() {
    for words in ["bw 8", "8 bw", "bodyweight 8"] {
      let set = log(words)
      #expect(set.output.contains("Set 1: 8×") && !set.output.contains("kg"), "\(words): \(set)")
    }
  }

  @Test func wordsOfANoteAreNoSet() {
    begin()
    for note in [["to", "failure"], ["next time try 100kg"], ["after a long warmup"], ["next", "time", "100kg"]] {
      let set = program.run(["strength", "set", "80kg", "x5", "note"] + note)
      #expect(set.status == 0, "\(note): \(set)")
      let shown = program("strength", "show").output
      #expect(shown.contains("80 kg × 5  " + note.joined(separator: " ") + "\n"), "\(note): \(shown)")
    }
    let day = ["strength", "log", "2021-02-10", "Barbell_Squat", "80kg", "x5", "note"]
    for note in ["next time try 100kg", "after a long warmup"] {
      let whole = program.run(day + [note, "--dry-run"])
      #expect(whole.status == 0 && whole.output.contains("Set 1: 80 kg × 5"), "\(whole)")
      #expect(!whole.output.contains("warm-up") && !whole.output.contains("100 kg"), "\(whole)")
    }
    let two = program.run(day + ["felt heavy,", "75kg", "x8", "--dry-run"])
    #expect(two.output.contains("Set 1: 80 kg × 5") && two.output.contains("Set 2: 75 kg × 8"), "\(two)")
    let either = program.run(day + ["next", "time", "100kg", "--dry-run"])
    #expect(either.status == 2 && either.words.contains("note 'next time 100kg'"), "\(either)")
    let comma = program.run(day + ["felt", "heavy,", "75kg", "x8", "--dry-run"])
    #expect(comma.status == 2 && comma.words.contains("note 'felt heavy', 75kg x8"), "\(comma)")
    let edited = program.run(["strength", "edit", "last", "1", "note", "felt", "like", "a", "warmup"])
    #expect(edited.status == 0 && !edited.output.contains("warm-up"), "\(edited)")
  }

  @Test func aNameOfTwoThingsIsAskedAfter() {
    for name in ["Push", "Push day"] {
      #expect(program("strength", "save-routine", name, "Plank:3x60s").status == 0)
    }
    let both = program("strength", "routines", "push", "day")
    #expect(both.status == 2 && both.words.contains("both \"push day\" and \"push\" are names"), "\(both)")
    #expect(program("strength", "routines", "push day").output.hasPrefix("r2 Push day"))
    #expect(program("strength", "remove-routine", "Push").status == 0)
    #expect(program("strength", "routines", "push", "day").output.hasPrefix("r2 Push day"))
  }
}
