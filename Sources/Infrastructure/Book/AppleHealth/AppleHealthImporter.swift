import BookApplication
import Formats
import KernelApplication

/// Imports Apple Health exports: XML files, or zip archives that contain them. Each export is scanned once for all
/// features.
struct AppleHealthImporter {
  /// The paths of the files on disk to which the exports refer that were read so far.
  private var routes: Set<String> = []
  /// Whether there are routes beside any of the exports on disk.
  var hasRoutesOnDisk = false

  /// What an import reports about the file of an export.
  struct Report {
    /// The parts of the file that no feature can use, and why.
    var skipped: [Skipped] = []
    /// The names of the files in its archive that contain nothing to import.
    var passedOver: [String] = []
    /// The exports in its archive that cannot be read, although another one can.
    var bad: [BadFile] = []
  }

  /// Reads a whole file. Fails if every export in the file is cut short or damaged.
  mutating func read(
    _ file: ImportFile, for runs: [any ReaderRun], progress: any ProgressSink
  ) throws(Failure) -> Report {
    let (documents, skipped) = try AppleHealthDocument.all(file)
    var report = Report(skipped: skipped)
    var meter = ProgressMeter(subject: file.path, bytesTotal: file.bytes, sink: progress)
    var found = 0
    var exports: [(document: AppleHealthDocument, references: Set<String>)] = []
    for document in documents {
      do throws(Failure) {
        let gathered = try document.gatherers(
          runs, findsReferences: hasRoutesOnDisk || document.hasFilesBeside
        ) { consumed, more in meter.step(consumed, found: found + more) }
        found += gathered.features.reduce(0) { $0 + $1.found }
        for (run, gatherer) in zip(runs, gathered.features) { try run.gathered(gatherer, at: document.place) }
        exports.append((document, gathered.references))
      } catch {
        let isLast = exports.isEmpty && report.bad.count == documents.count - 1
        guard !isLast, let bad = BadFile(file.path, error) else { throw error }
        report.bad.append(bad)
      }
    }
    meter.finish(found: found)
    // Nobody knows to which files an export refers that cannot be read.
    guard report.bad.isEmpty else { return report }
    let beside: FilesBesideExport
    if let archive = documents.first?.archive {
      beside = FilesBesideExport(in: archive, exports, told: skipped, MemberPlace(file: file.path))
    } else {
      let folder = AppleExportFiles.folder(of: file.path)
      routes.formUnion(exports.flatMap(\.references).map { folder + $0.drop { $0 == "/" } })
      beside = FilesBesideExport(besideTextOf: file, read: routes)
    }
    report.skipped += beside.skipped
    report.passedOver = beside.passedOver
    return report
  }
}
