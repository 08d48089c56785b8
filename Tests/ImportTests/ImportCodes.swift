import BookApplication
import Formats
import KernelApplication
import RunningApplication
import SwimmingApplication

/// The cases' words for what the program says.
enum ImportCodes {
  static func isOfSport(_ why: String) -> Bool { why == "otherSport" }

  /// Nil for what the cases do not tell.
  static func of(_ why: Message) -> (String, isRemark: Bool)? {
    switch why.content(as: BookMessage.self) {
    case .nothingOfThisKind: return ("otherSport", false)
    case .untold, .whatWasIt: return ("askSport", false)
    case .notRead: return ("notRead", false)
    case .remark(let remark): return (remark.rawValue, true)
    case .noActivity, .noFinishedActivity: return ("nothingIn", false)
    case .noDate: return ("noDate", false)
    case .besideHealthExport: return ("besideHealthExport", false)
    case .routeOfNoWorkout: return ("routeOfNoWorkout", false)
    case .hiddenFolder: return ("hiddenFolder", false)
    case .packedBy, .notWhatItsNameSays: return (problem(why), false)
    default: break
    }
    switch why.content(as: SwimImportMessage.self) {
    case .noPool: return ("noPool", false)
    case .unevenLaps, .poolMisfit: return ("unevenLaps", false)
    default: break
    }
    if case .holdsMeets? = why.content(as: SwimMeetMessage.self) { return ("holdsMeets", false) }
    switch why.content(as: RunningMessage.self) {
    case .clockNeverSet: return ("clockNeverSet", false)
    case .noTimes: return ("noTimes", false)
    default: return nil
    }
  }

  static func what(_ skipped: Skipped) -> String {
    guard skipped.why == .book(.nothingOfThisKind),
      case .activity(let sport, _)? = skipped.what.content(as: BookMessage.self)
    else { return "-" }
    switch sport {
    case .named(let name): return name
    case .fitnessEquipment: return "fitness equipment"
    case .paddleboarding: return "stand up paddleboarding"
    default: return "\(sport)"
    }
  }

  static func problem(_ problem: Message) -> String {
    switch problem.content(as: BookMessage.self) {
    case .emptyFile: return "empty"
    case .encryptedExport: return "encrypted"
    case .linkedFileMissing: return "linkedFileMissing"
    case .notWhatItsNameSays: return "notWhatItsNameSays"
    case .amongOthers(let problem): return self.problem(problem)
    case .packedBy(let program): return "packed by \(program)"
    default: break
    }
    switch problem.content(as: FormatMessage.self) {
    case .tooMuch: return "tooMuch"
    case .nested: return "nested"
    case .checksum: return "checksum"
    case .cutFIT: return "cut"
    case .unfinishedFIT: return "fitZeroLength"
    case .encrypted: return "encrypted"
    case .entryChecksum: return "zipChecksum"
    case .gzipCut: return "gzipCut"
    case .gzipChecksum: return "gzipChecksum"
    case .gzipTrailing: return "gzipTrailing"
    case .tarCut: return "tarCut"
    case .writtenIn(let encoding): return "written in \(encoding)"
    case let message?: return "\(message)"
    default: return "\(problem)"
    }
  }
}
