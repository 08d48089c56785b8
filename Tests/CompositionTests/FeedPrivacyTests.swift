import Foundation
import JSONCoding
import KernelApplication
import TestSupport
import Testing

@testable import Composition

/// The key that two people share is in the store's files, which their owner alone may read, and nowhere else: in no screen,
/// page, event, table, list of changes, failure or backup; in a backup only where it was asked for.
struct FeedPrivacyTests {
  private let folder = TemporaryFolder()
  private let app: App
  private let other: App
  /// The pairing code as it is shown, and the key as the store keeps it.
  private let secrets: [String]

  init() throws {
    app = try App(App.Configuration(store: folder.path + "/eva", environment: { _ in nil }))
    other = try App(App.Configuration(store: folder.path + "/jana", environment: { _ in nil }))
    let log = folder.write(
      Array(
        """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-05-01 08:00:00,Legs,1h,Squat (Barbell),1,100,5,0,0,,,

        """.utf8), to: "strong.csv")
    for book in [app, other] {
      _ = try FeedPrivacyTests.call(book, "book.importFiles", #"{"paths":["\#(log)"],"unit":"kg"}"#)
    }
    let code = try FeedPrivacyTests.call(app, "feed.pairPerson", #"{"name":"Jana"}"#)["code"]?.text ?? ""
    _ = try FeedPrivacyTests.call(other, "feed.pairPerson", #"{"name":"Eva","code":"\#(code)"}"#)
    let kept = try FeedPrivacyTests.texts(below: folder.path + "/eva").values.joined()
    let mark = try #require(kept.firstRange(of: #/key\.[0-9a-f]{16}","value":"/#), "the key is kept")
    let key = String(kept[mark.upperBound...].prefix(64))
    #expect(key.utf8.count == 64 && key.allSatisfy(\.isHexDigit), "\(key)")
    secrets = [code, code.filter { $0 != "-" }, String(code.split(separator: "-")[3]), key, String(key.prefix(16))]
  }

  private static func call(_ app: App, _ method: String, _ json: String) throws -> JSONTree {
    try JSONTree(app.call(method: method, json: Array(json.utf8)))
  }

  private func expectNone(_ text: String, _ what: String) {
    for secret in secrets { #expect(!text.contains(secret), "\(what)") }
  }

  /// What the files are, by their paths.
  private static func texts(below folder: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      found["\(folder)/\(name)"] = String(decoding: bytes, as: UTF8.self)
    }
    return found
  }

  @Test func theKeyIsNowhereButInTheStore() throws {
    var made = 0
    func told(_ method: String, _ json: String) throws {
      let entry = try #require(app.catalog[method])
      do throws(Failure) {
        let output = try entry.call(JSONInput(Array(json.utf8)), progress: NoProgress())
        made += 1
        expectNone(String(decoding: try App.json(output), as: UTF8.self), method)
        for event in (output as? any Announcing)?.events(changed: true) ?? [] {
          expectNone(String(decoding: try App.json(event.details), as: UTF8.self), event.name)
        }
      } catch {
        expectNone("\(error)", "failure of \(method)")
      }
    }
    _ = try FeedPrivacyTests.call(other, "feed.createPost", #"{"workout":"last","audience":"all"}"#)
    let bundle = folder.path + "/from-jana.json"
    _ = try FeedPrivacyTests.call(other, "feed.exportBundle", #"{"person":"Eva","path":"\#(bundle)"}"#)
    let calls: [(String, String)] = [
      ("feed.createPost", #"{"workout":"last","audience":"people","people":["Jana"]}"#),
      ("feed.importBundle", #"{"path":"\#(bundle)"}"#),
      ("feed.importBundle", #"{"path":"\#(folder.path)/strong.csv"}"#),
      ("feed.exportBundle", #"{"person":"Jana","path":"\#(folder.path)/for-jana.json"}"#), ("feed.listPosts", "{}"),
      ("feed.listPeople", "{}"), ("feed.showPerson", #"{"person":"Jana"}"#), ("feed.showPost", #"{"post":"me.1"}"#),
      ("feed.mutePerson", #"{"person":"Jana"}"#), ("feed.renamePerson", #"{"person":"Jana","name":"Jana K."}"#),
      ("book.undo", "{}"), ("book.redo", "{}"), ("book.listChanges", "{}"), ("book.checkStore", "{}"),
      ("book.showOverview", "{}"), ("book.exportBook", #"{"path":"\#(folder.path)/plain.json"}"#),
      ("book.exportTables", #"{"path":"\#(folder.path)/tables"}"#),
      ("screen.exportPages", #"{"path":"\#(folder.path)/pages"}"#),
    ]
    for (method, json) in calls { try told(method, json) }
    #expect(made >= calls.count - 3)
    for route in ["feed", "feed/people", "feed/posts/me.1", "feed/pair", "changes", "export", "check", "settings"] {
      for language in ["cs", "en"] {
        try told("screen.show", #"{"route":"recordbook://\#(route)","language":"\#(language)"}"#)
      }
    }
    let written = try FeedPrivacyTests.texts(below: folder.path).filter { path, _ in
      ["plain.json", "tables", "pages", "for-jana.json"].contains { path.hasPrefix("\(folder.path)/\($0)") }
    }
    #expect(written.count > 6)
    for (path, text) in written { expectNone(text, path) }
    _ = try FeedPrivacyTests.call(app, "book.exportBook", #"{"path":"\#(folder.path)/keys.json","withKeys":true}"#)
    let backup = FileManager.default.contents(atPath: folder.path + "/keys.json") ?? Data()
    #expect(String(decoding: backup, as: UTF8.self).contains(secrets[3]))
  }

  @Test func filesWithTheKeyAreTheirOwnersAlone() throws {
    var found = 0
    for (path, text) in try FeedPrivacyTests.texts(below: folder.path + "/eva") where text.contains(secrets[3]) {
      found += 1
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(path)")
    }
    #expect(found > 0)
  }
}
