import BookApplication
import BookPresentation
import Composition
import JSONCoding
import KernelDomain
import KernelPresentation
import Libc
import TestSupport

/// What an import says when it is done, in a terminal and on the page where files are chosen.
let importSteps = [
  StepDefinition("I import an archive {string} of:") { world, arguments in
    try ImportWorld(world).take(arguments[0], of: arguments.table())
  },

  StepDefinition("I import a folder {string} of:") { world, arguments in
    try ImportWorld(world).take(folder: arguments[0], of: arguments.table())
  },

  StepDefinition("I import an archive {string} with the pool {string}, of:") { world, arguments in
    try ImportWorld(world).take(arguments[0], of: arguments.table(), pool: arguments[1])
  },

  StepDefinition("I import an archive {string} without what is damaged, of:") { world, arguments in
    try ImportWorld(world).take(arguments[0], of: arguments.table(), isWithoutDamaged: true)
  },

  StepDefinition("in {word} the import reads:") { world, arguments in
    let language: Language = arguments[0] == "Czech" ? .cs : .en
    let text = ImportSummary(App.strings, language, .usual).text(try ImportWorld(world).output())
    try expect(text, is: arguments.docString() + "\n", "the import")
  },

  StepDefinition("in {word} its page lists:") { world, arguments in
    let language: Language = arguments[0] == "Czech" ? .cs : .en
    let content = ImportPage(App.strings, language, localTime: LocalTime.show).content(try ImportWorld(world).output())
    let wanted = Set(try arguments.table().map { $0[0] })
    let rows = content.filter { $0.role == .section && wanted.contains($0.spoken ?? "") }.flatMap { section in
      section.children.filter { $0.role == .row }.map { [section.spoken ?? "", $0.spoken ?? ""] }
    }
    try expect(rows, shows: arguments.table(), "the page")
  },
]

/// A scenario's latest import.
private struct ImportWorld {
  let world: World
  private var answer: String { world.sandbox.path + "/import.json" }

  init(_ world: World) {
    self.world = world
  }

  /// Imports an archive. A file with a speed is a track, named so or compressed by gzip; any other has the text that is
  /// given, or that of a swim in a pool of 25 m.
  func take(_ name: String, of table: [[String]], isWithoutDamaged: Bool = false, pool: String? = nil) throws {
    var zip = ZipBuilder()
    for (file, bytes) in try files(table) { zip.add(.init(file, bytes)) }
    let path = world.sandbox.path + "/" + name
    try writeFile(bytes: zip.file(), path)
    try take(path, isWithoutDamaged: isWithoutDamaged, pool: pool)
  }

  /// Imports a folder of files as in an archive.
  func take(folder name: String, of table: [[String]]) throws {
    let path = world.sandbox.path + "/" + name
    mkdir(path, 0o700)
    for (file, bytes) in try files(table) {
      if let slash = file.lastIndex(of: "/") { mkdir(path + "/" + String(file[..<slash]), 0o700) }
      try writeFile(bytes: bytes, path + "/" + file)
    }
    try take(path)
  }

  private func files(_ table: [[String]]) throws -> [(name: String, bytes: [UInt8])] {
    try table.dropFirst().map { cells in
      let row = Dictionary(uniqueKeysWithValues: Swift.zip(table[0], cells))
      guard let file = row["file"] else { throw SpecFailure("a file needs a name") }
      let text = row["text"] ?? ""
      let given = text == "swim" ? TCXBuilder.swim().file() : Array(text.utf8)
      let bytes = row["km/h"]?.isEmpty == false ? Array(try UntoldTrack(row).xml.utf8) : given
      return (file, file.hasSuffix(".gz") ? GzipBuilder.file(bytes) : bytes)
    }
  }

  private func take(_ path: String, isWithoutDamaged: Bool = false, pool: String? = nil) throws {
    var parameters: [String: Call.Value] = ["paths": .texts([path])]
    if isWithoutDamaged { parameters["skipBad"] = .of(.flag(true)) }
    var words = ["--json", "import", path] + (isWithoutDamaged ? ["--skip-bad"] : [])
    if let pool {
      parameters["pool"] = .of(.text(pool))
      words += ["--pool", pool]
    }
    let told = try world.tell(
      Call(method: "book.importFiles", parameters: parameters, command: ShellCommand.recordbook(words)))
    try writeFile(bytes: told, answer)
  }

  /// What the import answered, with the archive's name as its path.
  func output() throws -> ImportFiles.Output {
    let text = try readFile(answer).replacing(world.sandbox.path + "/", with: "")
    return try JSONDocument.decode(ImportFiles.Output.self, from: Array(text.utf8))
  }
}
