import FeedApplication
import FeedDomain
import JSONCoding
import KernelApplication
import KernelDomain
import Storage

/// Encodes edits of the feed as journal entries. Each line below shows the kind of an entry, followed by its value. If
/// a value belongs to a person, its kind ends with the person's id.
///
///     person {"id":"3f9a0c5d7e21b846","own":"88a1…","name":"Jana","words":[12,250,7,99,3,180],"at":"…"}
///     key.3f9a0c5d7e21b846 "5c0e…"              (32 bytes in hexadecimal digits)
///     name.3f9a0c5d7e21b846 "Jana K."
///     relation.3f9a0c5d7e21b846 {"followed":true,"muted":false,"blocked":false}
///     wrote {"item":{…},"audience":"people","people":["3f9a0c5d7e21b846"],"workout":"s20260503T064500"}
///     shared {"post":"me.7","audience":"all","number":9}
///     received {"id":"3f9a0c5d7e21b846.12",…}
///     deleted {"id":"me.7","at":"2026-05-03T06:45:00Z","deletedAt":"…","number":10,"people":[…]}
///     sent {"person":"3f9a0c5d7e21b846","sequence":1777790700,"after":0,"through":9,"seen":12}
///     took {"person":"3f9a0c5d7e21b846","sequence":1777790700,"after":0,"through":12,"seen":9,"code":"77ab…"}
enum FeedEditCoding {
  /// The prefixes of those kinds of journal entries that end with a person's id.
  static let (key, name, relation) = ("key.", "name.", "relation.")

  // MARK: Writing

  static func entry(_ edit: FeedEdit) -> Entry {
    switch edit {
    case .wrote(let item, let audience, let workout):
      add("wrote", ["item": Coded(ItemRecord(item))] + fields(of: audience) + ["workout": workout.ifNotEmpty])
    case .shared(let post, let audience, let number):
      add("shared", ["post": post] + fields(of: audience) + ["number": number])
    case .received(let item): .add("received", Coded(ItemRecord(item)).json)
    case .deleted(let tombstone): .add("deleted", Coded(tombstone).json)
    case .paired(let person):
      add(
        "person",
        ["id": person.id, "own": person.own, "name": person.name, "words": person.words, "at": person.pairedAt])
    case .keyed(let id, let secret): .set(key + id.description, hexadecimal(secret.bytes).json)
    case .named(let id, let name): .set(self.name + id.description, name.json)
    case .related(let id, let relation): .set(self.relation + id.description, Coded(relation).json)
    case .sent(let id, let bundle): add("sent", fields(of: bundle, id))
    case .took(let id, let bundle, let code): add("took", fields(of: bundle, id) + ["code": code])
    }
  }

  private static func add(_ kind: String, _ fields: JSONFields) -> Entry { .add(kind, fields.bytes) }

  private static func fields(of audience: Audience) -> JSONFields {
    switch audience {
    case .me: ["audience": AudienceKind.me]
    case .all: ["audience": AudienceKind.all]
    case .people(let people): ["audience": AudienceKind.people, "people": people.sorted()]
    }
  }

  private static func fields(of bundle: SentBundle, _ person: PersonID) -> JSONFields {
    [
      "person": person, "sequence": bundle.sequence, "after": bundle.after, "through": bundle.through,
      "seen": bundle.seen,
    ]
  }

  // MARK: Reading

  /// Parses a journal entry; nil if it is damaged, or not an edit of the feed.
  static func read(_ entry: Entry) -> FeedEdit? {
    switch entry {
    case .set(let kind, let value): try? valueSet(kind, value)
    case .add("received", let value): (try? Coded<ItemRecord>(json: value))?.value.item.map { .received($0) }
    case .add("deleted", let value): (try? Coded<Tombstone>(json: value)).map { .deleted($0.value) }
    case .add(let kind, let value):
      try? JSONObject.read(value) { (object) throws(JSONError) in try added(kind, &object) }
    case .undo: nil
    }
  }

  private static func valueSet(_ kind: String, _ value: [UInt8]) throws(JSONError) -> FeedEdit? {
    guard let dot = kind.firstIndex(of: "."), let id = PersonID(String(kind[dot...].dropFirst())) else { return nil }
    switch String(kind[...dot]) {
    case key: return PairingSecret(bytes(try String(json: value))).map { .keyed(id, $0) }
    case name: return .named(id, try String(json: value))
    case relation: return .related(id, try Coded<Relation>(json: value).value)
    default: return nil
    }
  }

  private static func added(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> FeedEdit? {
    switch kind {
    case "wrote":
      let item: Coded<ItemRecord> = try object["item"]
      guard let item = item.value.item, let audience = try audience(&object) else { return nil }
      return .wrote(item, audience, workout: try object["workout"] ?? "")
    case "shared":
      return try audience(&object).map { (audience) throws(JSONError) in
        try .shared(object["post"], audience, number: object["number"])
      }
    case "person":
      let words: [Int] = try object["words"]
      guard words.count == 6, words.allSatisfy((0..<256).contains) else { return nil }
      return .paired(
        FeedPerson(
          id: try object["id"], own: try object["own"], name: try object["name"], words: words,
          pairedAt: try object["at"]))
    case "sent": return try .sent(object["person"], bundle(&object))
    case "took": return try .took(object["person"], bundle(&object), code: object["code"] ?? "")
    default: return nil
    }
  }

  private static func audience(_ object: inout JSONObject) throws(JSONError) -> Audience? {
    let (kind, people): (AudienceKind, [PersonID]?) = (try object["audience"], try object["people"])
    return switch (kind, people) {
    case (.me, nil): .me
    case (.all, nil): .all
    case (.people, let people?): .people(Set(people))
    default: nil
    }
  }

  private static func bundle(_ object: inout JSONObject) throws(JSONError) -> SentBundle {
    SentBundle(
      sequence: try object["sequence"], after: try object["after"], through: try object["through"],
      seen: try object["seen"])
  }

  /// Decodes pairs of lowercase hexadecimal digits to bytes. Returns an empty array for any other text.
  private static func bytes(_ digits: String) -> [UInt8] {
    let letters = Array(digits.utf8)
    let bytes = stride(from: 0, to: letters.count, by: 2).compactMap { place in
      UInt8(String(decoding: letters[place..<min(place + 2, letters.count)], as: UTF8.self), radix: 16)
    }
    return hexadecimal(bytes) == digits ? bytes : []
  }
}

extension PersonID: JSONValue {}
extension ItemID: JSONValue {}
extension AudienceKind: JSONValue {}
