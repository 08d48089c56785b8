import JSONCoding
package import Storage
import SwimmingDomain

/// Tells sound workouts and corrections from damaged ones. Every workout's line is sealed, so that none is believed
/// that is not what was written.
package struct SwimmingInspector: ContentInspector {
  package init() {}

  package func inspect(file key: String, _ bytes: [UInt8]) -> InspectedFile? {
    guard YearFile.year(ofKey: key) != nil else { return nil }
    var sound: [Workout] = []
    var damage: [(offset: Int, problem: String)] = []
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      if line.isEmpty || WorkoutCoding.frame.contains(Array(line)) { continue }
      let sealed = Array(object) + [0x0A]
      if SealedLine.isSound(sealed), let workout = try? JSONReader.read(sealed, WorkoutCoding.workout) {
        sound.append(workout)
      } else {
        damage.append((offset, "a workout, which is not what was written"))
      }
    }
    if damage.isEmpty, (try? WorkoutCoding.decode(bytes)) != sound {
      damage.append((0, "what stands around the workouts, which is not what was written"))
    }
    return InspectedFile(sound: damage.isEmpty ? bytes : WorkoutCoding.encode(sound), damage: damage)
  }

  package func obsolete(in entries: [JournalEntry]) -> Set<Int> {
    var obsolete: Set<Int> = []
    var standing: Set<Int> = []
    for entry in entries {
      switch entry.kind {
      case StoreKind.correction: standing.insert(entry.number)
      case StoreKind.undo:
        guard let undone = try? BookReader.undone(by: entry) else { continue }
        obsolete.insert(entry.number)
        if standing.remove(undone) != nil { obsolete.insert(undone) }
      default: break
      }
    }
    return obsolete
  }

  package func problem(with entry: JournalEntry) -> String? {
    do {
      switch entry.kind {
      case StoreKind.correction: _ = try JSONReader.read(entry.value, CorrectionCoding.read)
      case StoreKind.undo: _ = try BookReader.undone(by: entry)
      default: break
      }
      return nil
    } catch {
      return error.problem
    }
  }
}
