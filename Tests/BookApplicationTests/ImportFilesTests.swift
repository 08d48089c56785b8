import KernelApplication
import KernelDomain
import Testing

@testable import BookApplication

struct ImportFilesTests {
  let files = ScriptedImporter()
  var importing: ImportFiles {
    ImportFiles(importer: files, reviews: BookReviews { [(.book, Reviewer(count: 3))] }) { (body) throws(Failure) in
      try body("/sample.zip")
    }
  }

  private struct Reviewer: FeatureReviewer {
    let count: Int
    func review() -> (count: Int, part: any Codable & Sendable) { (count, ["things": count]) }
  }

  private struct Cancelled: ProgressSink {
    func report(_ progress: Progress) {}
    var isCancelled: Bool { true }
  }

  @Test func tellsTheFilesAndWhatAwaitsReview() throws {
    files.write("/a.fit")
    var output = try importing(.init(paths: ["/a.fit"], options: ImportOptions(["pool": "25yd"])))
    #expect(output.files.map(\.path) == ["/a.fit"])
    #expect(output.files.map(\.kind) == ["fit"])
    #expect(output.bad == nil)
    #expect(output.awaitsReview == 3)
    #expect(files.given == [ImportOptions(["pool": "25yd"])])
    // Whatever others changed meanwhile.
    #expect(output.events(changed: false).map(\.name) == ["book.importFinished"])
    output.changed = false
    #expect(output.events(changed: true).isEmpty)
  }

  @Test func theSampleNeedsNoPath() throws {
    files.write("/a.fit")
    files.write("/sample.zip")
    #expect(try importing(.init(paths: [], sample: true)).files.map(\.path) == ["/sample.zip"])
    #expect(try importing(.init(paths: ["/a.fit"])).files.map(\.path) == ["/a.fit"])
  }

  @Test func aBadFileRefusesAllUnlessItIsToBeSkipped() throws {
    let damaged = Failure.badFile(path: "/b.fit", problem: .format(.checksum), place: .byte(at: 9))
    files.write("/a.fit")
    files.write("/b.fit", damaged)
    files.write("/c.fit")
    #expect(throws: damaged) { try importing(.init(paths: ["/"])) }
    #expect(files.taken == [])
    let output = try importing(.init(paths: ["/"], skipBad: true))
    #expect(output.files.map(\.path) == ["/a.fit", "/c.fit"])
    #expect(output.bad?.map(\.path) == ["/b.fit"])
  }

  @Test func refusalsTakeNothing() throws {
    files.write("/a.fit")
    #expect(throws: Failure.invalidInput(field: "paths", problem: .book(.noPaths))) {
      try importing(.init(paths: []))
    }
    #expect(
      throws: Failure.invalidInput(
        field: "tide", problem: .book(.noSuchOption), valid: ["paths", "skipBad", "dryRun", "sample", "pool"])
    ) {
      try importing(.init(paths: ["/a.fit"], options: ImportOptions(["tide": "high"])))
    }
    #expect(throws: Failure.cancelled) { try importing(.init(paths: ["/a.fit"]), progress: Cancelled()) }
    #expect(files.taken == [])
  }

  @Test func aReviewIsOfOneFeatureOrOfAll() throws {
    let reviews = BookReviews {
      [(.book, Reviewer(count: 2)), (FeatureID("running" as StaticString), Reviewer(count: 0))]
    }
    let review = ReviewBook(reviews: reviews)
    #expect(try review(.init()).count == 2)
    #expect(try review(.init()).parts.features == [.book])
    #expect(try review(.init(feature: "running")).count == 0)
    #expect(throws: Failure.self) { try review(.init(feature: "swimming")) }
  }
}
