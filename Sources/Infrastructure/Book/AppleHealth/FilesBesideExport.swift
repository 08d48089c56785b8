import BookApplication
import KernelApplication

/// The files in the archive of an Apple Health export, or beside its XML text, that are not read: only the export and
/// the files to which it refers are.
struct FilesBesideExport {
  /// The files that may be activities, and why they are left out. Up to three are named for each reason.
  private(set) var skipped: [Skipped] = []
  /// The names of the files in the archive that are neither activities nor parts of the export.
  private(set) var passedOver: [String] = []

  /// The folders of an export with files that the book keeps nothing of.
  private static let parts = ["electrocardiograms/", "clinical-records/"]

  /// Finds the files in the archive of exports.
  /// - Parameters:
  ///   - exports: the exports, each with the paths of the files to which it refers.
  ///   - told: the files in the archive that are reported already.
  ///   - place: the location of the archive.
  init(
    in archive: [AppleExportFile], _ exports: [(document: AppleHealthDocument, references: Set<String>)],
    told: [Skipped], _ place: MemberPlace
  ) {
    let texts = exports.compactMap(\.document.name)
    var read = Set(texts)
    for (document, references) in exports {
      let files = AppleExportFiles(in: archive, of: document.name ?? "")
      read.formUnion(references.compactMap { files[$0]?.name })
    }
    let folders = Set(texts.map { AppleExportFiles.folder(of: $0) })
    var (routes, others): ([String], [String]) = ([], [])
    for entry in archive where !read.contains(entry.name) {
      let member = place.member(entry.name)
      if member.isSystems || told.contains(where: { $0.what == .book(.archived(name: entry.name)) }) { continue }
      if !member.mayHoldActivity {
        if !folders.contains(where: { FilesBesideExport.isPart(entry.name, of: $0) }) { passedOver.append(member.name) }
      } else if member.isRoute {
        routes.append(member.name)
      } else {
        others.append(member.name)
      }
    }
    add(routes, .routeOfNoWorkout) { .archived(name: $0) }
    add(others, .besideHealthExport) { .archived(name: $0) }
  }

  /// Finds the routes beside the XML text of an export on disk that are not read.
  /// - Parameter read: the paths of the files to which the exports in this folder refer.
  init(besideTextOf file: ImportFile, read: Set<String>) {
    let folder = AppleExportFiles.folder(of: file.path)
    add(file.beside.filter { !read.contains($0) }.map { String($0.dropFirst(folder.count)) }, .routeOfNoWorkout) {
      .entry(name: $0)
    }
  }

  /// Whether a file belongs to the export in this folder, such as its second XML text `export_cda.xml`.
  private static func isPart(_ name: String, of folder: String) -> Bool {
    guard name.hasPrefix(folder) else { return false }
    let rest = name.dropFirst(folder.count)
    return !rest.contains("/") && rest.lowercased().hasSuffix(".xml") || parts.contains { rest.hasPrefix($0) }
  }

  private mutating func add(_ names: [String], _ why: BookMessage, _ what: (String) -> BookMessage) {
    let whats: [BookMessage] = names.count > 3 ? [.otherFiles(count: names.count)] : names.map(what)
    skipped += whats.map { Skipped(what: .book($0), why: .book(why)) }
  }
}
