import Glibc
import KernelApplication
import KernelDomain
import Storage
import TestSupport

/// Meddles with the files of a store on a real disk, under a process that holds it or before one comes: every operation
/// ends, nothing that is acknowledged afterwards is lost without a word, no file of strangers is written to, and a repair
/// ends with a sound store or says why not.
package struct SurroundingsProof {
  package private(set) var count = SurroundingsCount()

  private let isWatched: Bool

  /// - Parameter isWatched: the process ends, and says where, when an operation does not.
  package init(isWatched: Bool) {
    self.isWatched = isWatched
  }

  package mutating func run(_ kind: Meddling, seed: UInt64) throws {
    count.cases[kind.rawValue, default: 0] += 1
    var meddled = try MeddledStore(kind, seed: seed)
    if isWatched { Watchdog.watch("\(kind.rawValue) \(seed)") }
    defer { if isWatched { Watchdog.rest() } }
    try meddled.run()
    count.acknowledged += meddled.acknowledged.count
    count.refused += meddled.refused
    count.told += meddled.isTold ? 1 : 0
    count.repairs += meddled.isRepaired ? 1 : 0
    count.refusedRepairs += meddled.isRepaired ? 0 : 1
    for problem in meddled.problems { count.report("\(kind.rawValue) \(seed), \(meddled.event): \(problem)") }
  }
}

/// Ends the process when an operation does not.
private enum Watchdog {
  nonisolated(unsafe) private static var place: [UInt8] = []

  static func watch(_ name: String) {
    place = Array("\(name): an operation did not end in 30 s\n".utf8)
    signal(SIGALRM) { _ in
      Watchdog.place.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
      _exit(1)
    }
    alarm(30)
  }

  static func rest() { alarm(0) }
}
