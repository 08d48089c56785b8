import Testing

/// What `export` writes, and that a book is made of it again.
@Suite struct ExportTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  @Test func export() {
    let path = book.sandbox.path + "/book.json"
    #expect(program("export", "--format", "json", path).output.contains(path))
    #expect(Sandbox.read(path)?.isEmpty == false)
    #expect(program("export", "--format", "json", path).status == 2, "nothing is written over")
    let tables = program("export", "--format", "csv", book.sandbox.path + "/tables").output
    #expect(tables.hasPrefix("Written: 5 tables\n") && tables.contains("/tables/swimming/records.csv\n"))
    #expect(Sandbox.read(book.sandbox.path + "/tables/swimming/laps.csv")?.isEmpty == false)
  }

  @Test func anExportSaysWhatItCantWrite() {
    let path = book.sandbox.path + "/none.json"
    for form in ["json", "csv"] {
      let nothing = program("--store", book.sandbox.path + "/typo", "export", "--format", form, path)
      #expect(nothing.status != 0 && nothing.output.isEmpty && !nothing.words.isEmpty, "\(nothing.words)")
    }
    // A folder is no stream.
    let stream = program("export", "--format", "csv", "-")
    #expect(stream.status == 2 && stream.output.isEmpty && stream.words.contains("Name a folder"), "\(stream.words)")
    #expect(Sandbox.read(path) == nil && Sandbox.read("-") == nil)
  }

  @Test func aBackupGoesToStandardOutputAsToAFile() {
    let path = book.sandbox.path + "/whole.json"
    _ = program("export", "--format", "json", path)
    let streamed = program("export", "--format", "json", "-")
    #expect(streamed.status == 0 && streamed.words.isEmpty, "\(streamed.words)")
    #expect(Sandbox.read(path) == Array(streamed.output.utf8))
    let table = program("swim", "export-table", "laps", "-", "--decimal", "comma").output
    #expect(table.hasPrefix("segment;first_lap;last_lap;part;start;seconds;"))
  }

  @Test func aBackupRestoresTheSameBook() {
    let path = book.sandbox.path + "/book.json"
    let restored = book.sandbox.path + "/restored"
    _ = program("swim", "edit-style", SampleBook.segment, "backstroke")
    _ = program("profile", "set", "name", "Eva")
    _ = program("export", "--format", "json", path)
    let imported = program("--store", restored, "import", path)
    #expect(imported.status == 0, "\(imported.words)")
    #expect(imported.output.contains("1 correction"), "\(imported.output)")
    for words in [
      ["swim", "list"], ["swim", "records"], ["swim", "segment", SampleBook.segment], ["profile"], ["settings"],
      ["review"], ["changes"],
    ] {
      #expect(program.run(["--store", restored, "--json"] + words).output == program.run(["--json"] + words).output)
    }
  }
}
