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

  /// Its swims.
  /// - Parameter step: called now and then with the bytes consumed and the swims found so far; false stops.
  func workouts(
    _ importer: AppleHealthImporter, step: (Int64, Int) -> Bool
  ) throws(AppleHealthProblem) -> ReadWorkouts {
    guard let archived else { return try importer.workouts(in: XMLFileStretches(file), step: step) }
    let stretches: InflatedStretches
    do {
      stretches = try archived.archive.stretches(of: archived.entry)
    } catch {
      throw .document(.source(error))
    }
    return try importer.workouts(in: stretches, step: step)
  }

  func failure(_ problem: AppleHealthProblem) -> Failure {
    switch problem {
    case .cancelled: .cancelled
    case .document(.source(let error)): Failure(error, path: path)
    case .document(.document(let problem)): Failure(problem, in: path, place: place(problem.offset))
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
    var line = 1
    for start in stride(from: 0, to: offset, by: 1 << 20) {
      guard let bytes = try? file.bytes(Int(min(1 << 20, offset - start)), at: start) else { return nil }
      line += bytes.count { $0 == 0x0A }
    }
    return line
  }
}
