import JSONCoding
import KernelApplication
import KernelDomain
import Testing

@testable import Storage

/// Rows of files: which versions count, and what a damaged file keeps.
struct RowFileTests {
  private func row(_ id: String, _ number: Int = 0) -> RowFile.Row {
    RowFile.Row(id: id, number: number, capacity: 64) { writer in
      writer.beginObject()
      writer.key("id")
      writer.string(id)
    }
  }

  private func file(_ rows: [RowFile.Row], earlier: [RowFile.Row] = [], imports: [ImportLine] = []) -> RowFile {
    var file = RowFile(list: "runs")
    (file.rows, file.earlier, file.imports) = (rows, earlier, imports)
    return file
  }

  private func line(_ number: Int, files: [String] = ["a.gpx"]) -> ImportLine {
    ImportLine(
      number: number, at: Timestamp(seconds: 1), ImportFacts(files: files), new: 1, updated: 0, others: [], changes: 0)
  }

  private func inspect(_ bytes: [UInt8]) -> InspectedFile {
    RowFile.inspect(bytes, list: "runs", lost: .json(.outOfRange), surroundings: .json(.refused(detail: ""))) {
      (reader) throws(JSONError) in
      try reader.beginObject()
      while try reader.nextKey() != nil { try reader.skipValue() }
    }
  }

  @Test func aFileReadsBackAsItWasWritten() throws {
    let written = file([row("a", 3), row("b")], earlier: [row("a"), row("c", 2)], imports: [line(2), line(3)])
    let read = try #require(RowFile(written.bytes, list: "runs"))
    #expect(read.bytes == written.bytes)
    #expect(read.rows.map(\.number) == [3, 0])
    #expect(read.earlier.map(\.id) == ["a", "c"])
    #expect(read.imports == [line(2), line(3)])
    #expect(RowFile.hasEarlier(written.bytes))
    #expect(!RowFile.hasEarlier(file([row("a")]).bytes))
    #expect(inspect(written.bytes).damage.isEmpty)
  }

  @Test func aLineOfAnImportHasAtMost512Bytes() {
    let long = line(7, files: (0..<100).map { "a file with a long name \($0).gpx" })
    #expect(long.bytes.count <= ImportLine.limit)
    #expect(long.facts.files.count + long.moreFiles == 100)
    var undone = long
    undone.undone = 1_000_000
    #expect(undone.bytes.count <= ImportLine.limit)
    #expect(ImportLine(undone.bytes[...]) == undone)
  }

  @Test func aLineHoldsOptionsAndWhatWasLeftOut() {
    let left = (0..<40).map { ImportFacts.LeftOut(what: "sport \($0)", why: "book.nothingOfThisKind", count: 40 - $0) }
    let facts = ImportFacts(
      files: (0..<40).map { "file \($0).gpx" }, options: ["pool": "25", "walks": "true"], left: 40, leftOut: left)
    let line = ImportLine(number: 7, at: Timestamp(seconds: 1), facts, new: 1, updated: 0, others: [], changes: 0)
    #expect(line.bytes.count <= ImportLine.limit)
    #expect(line.facts.options == facts.options)
    #expect(line.facts.leftOut.count > 3 && left.starts(with: line.facts.leftOut))
    #expect(line.facts.files.count + line.moreFiles == 40)
    #expect(ImportLine(line.bytes[...]) == line)
  }

  @Test func earlierVersionsBetweenTheFirstAndTheLatestGo() {
    var some = file(
      [row("a", 9)], earlier: [row("a"), row("a", 2), row("a", 4), row("a", 5), row("b", 2), row("b", 4)])
    #expect(some.isCrowded)
    // Import 5 is undone.
    #expect(some.trim(undone: [5]).map(\.number) == [2])
    #expect(some.earlier.map(\.number) == [0, 4, 5, 2, 4])
    #expect(some.trim(undone: [5]).isEmpty)
  }

  @Test func aDamagedLineLosesItsRowAlone() throws {
    let written = file([row("a", 3), row("b")], earlier: [row("a"), row("c", 2)], imports: [line(3)])
    for place in written.bytes.indices where written.bytes[place] != 0x0A {
      var damaged = written.bytes
      damaged[place] ^= 1
      let found = inspect(damaged)
      #expect(!found.damage.isEmpty)
      let sound = try #require(found.sound.flatMap { RowFile($0, list: "runs") })
      let left = sound.rows.count + sound.earlier.count + sound.imports.count
      #expect(left >= 4)
      #expect(Set(sound.rows.map(\.id)).count == sound.rows.count)
      #expect(inspect(sound.bytes).damage.isEmpty)
    }
  }

  @Test(arguments: [[], ["b"]])
  func aDamagedByteBringsNoUndoneRowBack(standing: [String]) throws {
    for imports in [[], [line(2)]] {
      let written = file(standing.map { row($0) }, earlier: [row("a", 2)], imports: imports)
      for place in written.bytes.indices {
        for bit in 0..<8 {
          var damaged = written.bytes
          damaged[place] ^= 1 << UInt8(bit)
          let sound = inspect(damaged).sound.flatMap { RowFile($0, list: "runs") }
          #expect(sound?.rows.allSatisfy { standing.contains($0.id) } != false, "bit \(bit) of byte \(place)")
        }
      }
    }
  }

  @Test func anInPlaceChangeKeepsTheNumberAndNothingElse() {
    var kept = file([row("a", 3)])
    _ = kept.put([row("a", 3)], keepsReplaced: false)
    #expect(kept.earlier.isEmpty)
    _ = kept.put([row("a", 4), row("b", 4)], keepsReplaced: true)
    #expect(kept.rows.map(\.number) == [4, 4])
    #expect(kept.earlier.map(\.number) == [3])
  }
}
