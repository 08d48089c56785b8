import Formats
import KernelApplication
import SwimmingApplication

/// Where an export's XML is: a file, or one in a zip archive.
struct AppleHealthDocument {
  private let path: String
  private let file: InputFile
  private let archived: (archive: ZipArchive, entry: ZipEntry)?

  init(_ workoutFile: WorkoutFile) throws(Failure) {
    path = workoutFile.path
    do {
      file = try InputFile(path)
    } catch {
      throw Failure(error, path: path)
    }
    archived = workoutFile.kind == .appleHealthZip ? try AppleHealthDocument.find(in: file, path) : nil
  }

  /// The document from beginning to end.
  func pieces() throws(AppleHealthProblem) -> any PieceSource {
    do {
      guard let archived else { return try FilePieces(file) }
      return try archived.archive.pieces(of: archived.entry)
    } catch {
      throw .source(error)
    }
  }

  func failure(_ problem: AppleHealthProblem) -> Failure {
    switch problem {
    case .cancelled: .cancelled
    case .source(let error): Failure(error, path: path)
    case .document(let problem): Failure(problem, in: path, place: place(problem.offset))
    }
  }

  private static func find(
    in file: InputFile, _ path: String
  ) throws(Failure) -> (archive: ZipArchive, entry: ZipEntry) {
    do {
      let archive = try ZipArchive(file)
      if let entry = try AppleHealthArchive.export(in: archive) { return (archive, entry) }
    } catch {
      throw Failure(error, path: path)
    }
    throw .badFile(
      path: path, problem: "holds no Apple Health export", place: "none of its files begins with <HealthData>",
      hint: "Export all health data on the iPhone: Health, your picture, Export All Health Data.")
  }

  private func place(_ offset: Int64?) -> String? {
    guard let offset else { return nil }
    if let archived { return "byte \(offset) of \(archived.entry.name)" }
    return "byte \(offset)" + (line(of: offset).map { ", line \($0)" } ?? "")
  }

  /// Counted only once something is wrong.
  private func line(of offset: Int64) -> Int? {
    guard let pieces = try? FilePieces(file) else { return nil }
    var line = 1
    while let piece = try? pieces.next(), case let start = pieces.consumed - Int64(piece.count), start < offset {
      line += piece.prefix(Int(min(offset - start, Int64(piece.count)))).count { $0 == 0x0A }
    }
    return line
  }
}
