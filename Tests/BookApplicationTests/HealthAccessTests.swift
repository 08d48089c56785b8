import KernelApplication
import KernelDomain
import TestSupport
import Testing

@testable import BookApplication

struct HealthAccessTests {
  let files: ScriptedImporter
  let store: InMemoryAccess
  let clock = FixedClock()
  var sync: SyncHealthData {
    SyncHealthData(repository: store, importer: files, reviews: BookReviews { [] }, clock: clock)
  }
  var grant: GrantAccess { GrantAccess(repository: store, files: files) }
  var revoke: RevokeAccess { RevokeAccess(repository: store, files: files) }
  var show: ShowAccess { ShowAccess(repository: store, files: files) }

  init() {
    files = ScriptedImporter()
    store = InMemoryAccess(files)
  }

  @Test func grantShowRevoke() throws {
    files.write("/home/swims/a.fit")
    #expect(try show(NoInput()) == .init(status: .neverGranted))
    #expect(try grant(.init(path: "swims")) == .init(status: .granted, path: "/home/swims"))
    #expect(try grant(.init(path: "swims")) == .init(status: .granted, path: "/home/swims"))
    #expect(store.saves == 1)
    _ = try sync(SyncHealthData.Input())
    #expect(try revoke(NoInput()) == .init(status: .revoked, lastSync: clock.now()))
    #expect(try revoke(NoInput()) == .init(status: .revoked, lastSync: clock.now()))
    #expect(store.saves == 2)
    #expect(files.taken == ["/home/swims/a.fit"])
  }

  @Test func aPathThatIsNotThereIsNotGranted() {
    #expect(throws: Failure.notFound(.file(.missing(path: "/home/swims")))) {
      try grant(.init(path: "swims"))
    }
    #expect(store.saves == 0)
  }

  @Test func aGrantedPathMayGo() throws {
    files.write("/swims/a.fit")
    _ = try grant(.init(path: "/swims"))
    files.remove("/swims/a.fit")
    #expect(try show(NoInput()) == .init(status: .pathGone, path: "/swims"))
  }

  @Test func syncNeedsAGrant() throws {
    #expect(throws: Failure.conflict(.book(.noAccess))) {
      try sync(SyncHealthData.Input())
    }
    _ = try revoke(NoInput())
    #expect(throws: Failure.conflict(.book(.accessRevoked))) {
      try sync(SyncHealthData.Input())
    }
    #expect(files.taken == [])
  }

  @Test func syncReadsOnlyWhatIsNewOrChanged() throws {
    files.write("/swims/a.fit")
    files.write("/swims/b.fit")
    _ = try grant(.init(path: "/swims"))
    #expect(try sync(SyncHealthData.Input()).files.map(\.path) == ["/swims/a.fit", "/swims/b.fit"])
    files.write("/swims/b.fit", modified: 2)
    files.write("/swims/c.fit")
    #expect(try sync(SyncHealthData.Input()).files.map(\.path) == ["/swims/b.fit", "/swims/c.fit"])
    #expect(files.taken == ["/swims/a.fit", "/swims/b.fit", "/swims/b.fit", "/swims/c.fit"])
  }

  @Test func aSyncWithNothingNewIsNotedAndNotTold() throws {
    files.write("/swims/a.fit")
    _ = try grant(.init(path: "/swims"))
    _ = try sync(SyncHealthData.Input())
    let output = try sync(SyncHealthData.Input())
    #expect(output.files.isEmpty && output.parts.isEmpty)
    // Whatever others changed meanwhile.
    #expect(output.events(changed: true).isEmpty)
    let file = SyncedFiles.File(path: "/swims/a.fit", bytes: 10, modified: 1)
    #expect(files.syncs == [SyncedFiles(at: clock.now(), files: [file]), SyncedFiles(at: clock.now(), files: [file])])
  }
}
