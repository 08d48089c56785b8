import BookPresentation
import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering
import SwimmingPresentation
import Synchronization
import TestSupport
import Testing

@testable import KernelCommandLine

/// The pages of a book with a month that takes many of them: one swim of 300 segments, and a long one.
@Suite struct LargeExportTests {
  private let sandbox = Sandbox()
  private let files: [String: [UInt8]]

  init() throws {
    var export = AppleExportBuilder()
    let laps = (0..<600).map { AppleExportBuilder.lap($0 * 20 + $0 / 2 * 30, "19.\($0 % 10)", style: 2 + $0 / 2 % 4) }
    export.elements.append(
      " <Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\" duration=\"350\" durationUnit=\"min\""
        + " sourceName=\"Watch\" startDate=\"\(AppleExportBuilder.at(0))\" endDate=\"\(AppleExportBuilder.at(21_000))\">\n"
        + AppleExportBuilder.metadata("HKSwimmingLocationType", "1")
        + AppleExportBuilder.metadata("HKLapLength", "25 m")
        + laps.joined() + " </Workout>\n")
    let program = Program(sandbox: sandbox)
    let imported = program("import", sandbox.write(export.bytes, to: "export.xml"))
    try #require(imported.status == 0, "\(imported.words)")
    let folder = sandbox.path + "/pages"
    let exported = program("export", "--format", "html", folder)
    try #require(exported.status == 0, "\(exported.words)")
    files = Dictionary(
      uniqueKeysWithValues: Sandbox.contents(of: folder).map { (String($0.key.dropFirst(folder.count + 1)), $0.value) })
  }

  @Test func noPageIsTooLarge() {
    #expect(files.keys.contains("2023-06-4.html"), "\(files.keys.sorted())")
    for (name, bytes) in files where name.hasSuffix(".html") { #expect(bytes.count < 100_000, "\(name)") }
  }

  /// Each segment stands on one page, once, and what leads to it leads there.
  @Test func everySegmentHasItsPlace() {
    var pages: [String: String] = [:]
    for (name, bytes) in files where name.hasPrefix("2023-06") {
      let text = String(decoding: bytes, as: UTF8.self)
      for anchor in text.split(separator: " id=\"20230605T060000Z.").dropFirst() {
        let id = "20230605T060000Z." + anchor.prefix { $0 != "\"" }
        #expect(pages.updateValue(name, forKey: id) == nil, "\(id) stands twice")
        #expect(text.contains("swim edit-style \(id) STYLE"))
      }
    }
    #expect(pages.count == 300)
    let history = String(decoding: files["freestyle-50-scm.html"] ?? [], as: UTF8.self)
    let links = history.split(separator: "href=\"2023-06").dropFirst().map { "2023-06" + $0.prefix { $0 != "\"" } }
    #expect(links.count == 75)
    for link in links {
      let parts = link.split(separator: "#").map(String.init)
      #expect(parts.count == 2 && pages[parts[1]] == parts[0], "\(link)")
    }
  }

  @Test func severalProcessorsWriteWhatOneWould() throws {
    let app = try App(App.Configuration(store: sandbox.store, environment: { _ in nil }))
    let one = OneProcessor()
    let export = ExportPages(
      screens: app.screens, further: [(HealthAccessScreen.route, "access")],
      contributors: { [(.recordsBook, SwimmingPages(app.catalog, screens: app.screens))] },
      hues: { App.hues }, drawings: { App.drawings }, languages: LanguageResolution(environment: .en),
      settings: InMemoryDocuments(),
      writer: one)
    let output = try export(ExportPages.Input(path: "pages", program: "recordbook --store \(sandbox.store)"))
    #expect(one.files == files)
    #expect(output.bytes == files.values.reduce(0) { $0 + Int64($1.count) } && output.pageCount == files.count - 2)
  }
}

/// Makes pages one after the other, and keeps them in memory.
private final class OneProcessor: FolderWriter, OpenFolder, Sendable {
  private let state = Mutex([String: [UInt8]]())

  var files: [String: [UInt8]] { state.withLock { $0 } }

  func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    try make(self)
    return WrittenFolder(
      path: "/" + path, files: files.keys.sorted(), bytes: files.values.reduce(0) { $0 + Int64($1.count) })
  }

  func add(_ file: OutputFile) {
    state.withLock { $0[file.path] = file.bytes }
  }

  func add<Value: Sendable>(
    count: Int,
    _ make: @Sendable (Int, _ write: @escaping (OutputFile) throws(Failure) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for number in 0..<count { values.append(try make(number) { self.add($0) }) }
    return values
  }
}
