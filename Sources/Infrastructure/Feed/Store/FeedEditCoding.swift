import FeedApplication
import FeedDomain
import JSONCoding
import KernelApplication
import KernelDomain
import Storage

/// What changes say, as the journal keeps it, by kinds. What is set is set of a person, whose id follows on the kind.
///
///     person {"id":"3f9a0c5d7e21b846","own":"88a1…","name":"Jana","words":[12,250,7,99,3,180],"at":"2026-05-03T06:45:00Z"}
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
  /// Kinds of values that are set, before the person's id.
  static let (key, name, relation) = ("key.", "name.", "relation.")

  private struct Person: Codable {
    var id: PersonID
    var own: PersonID
    var name: String
    var words: [Int]
    var at: Timestamp
  }

  private struct Wrote: Codable {
    var item: ItemRecord
    var audience: AudienceKind
    var people: [PersonID]?
    var workout: String?
  }

  private struct Shared: Codable {
    var post: ItemID
    var audience: AudienceKind
    var people: [PersonID]?
    var number: Int
  }

  private struct Exchanged: Codable {
    var person: PersonID
    var sequence: Int
    var after: Int
    var through: Int
    var seen: Int
    var code: String?

    init(_ person: PersonID, _ bundle: SentBundle, code: String? = nil) {
      self.person = person
      (sequence, after, through, seen) = (bundle.sequence, bundle.after, bundle.through, bundle.seen)
      self.code = code
    }

    var bundle: SentBundle { SentBundle(sequence: sequence, after: after, through: through, seen: seen) }
  }

  // MARK: Writing

  static func entry(_ edit: FeedEdit) -> Entry {
    switch edit {
    case .wrote(let item, let audience, let workout):
      let (kind, people) = members(audience)
      return .add(
        "wrote",
        json(Wrote(item: ItemRecord(item), audience: kind, people: people, workout: workout.isEmpty ? nil : workout)))
    case .shared(let post, let audience, let number):
      let (kind, people) = members(audience)
      return .add("shared", json(Shared(post: post, audience: kind, people: people, number: number)))
    case .received(let item): return .add("received", json(ItemRecord(item)))
    case .deleted(let tombstone): return .add("deleted", json(tombstone))
    case .paired(let person):
      return .add(
        "person",
        json(
          Person(id: person.id, own: person.own, name: person.name, words: person.words, at: person.pairedAt)))
    case .keyed(let id, let secret): return .set(key + id.description, json(hexadecimal(secret.bytes)))
    case .named(let id, let name): return .set(self.name + id.description, json(name))
    case .related(let id, let relation): return .set(self.relation + id.description, json(relation))
    case .sent(let id, let bundle): return .add("sent", json(Exchanged(id, bundle)))
    case .took(let id, let bundle, let code): return .add("took", json(Exchanged(id, bundle, code: code)))
    }
  }

  private static func members(_ audience: Audience) -> (AudienceKind, [PersonID]?) {
    switch audience {
    case .me: (.me, nil)
    case .all: (.all, nil)
    case .people(let people): (.people, people.sorted())
    }
  }

  private static func json(_ value: some Encodable) -> [UInt8] {
    do throws(JSONError) {
      return try JSONDocument.encode(value)
    } catch {
      preconditionFailure("a change of the feed can't be written: \(error.problem)")
    }
  }

  // MARK: Reading

  /// Nil where the entry is none of the feed's, or says what it can't.
  static func read(_ entry: Entry) -> FeedEdit? {
    switch entry {
    case .set(let kind, let value): valueSet(kind, value)
    case .add(let kind, let value): added(kind, value)
    case .undo: nil
    }
  }

  private static func valueSet(_ kind: String, _ value: [UInt8]) -> FeedEdit? {
    guard let dot = kind.firstIndex(of: "."), let id = PersonID(String(kind[dot...].dropFirst())) else { return nil }
    switch String(kind[...dot]) {
    case key:
      guard let digits = decoded(String.self, value), let bytes = bytes(digits), let secret = PairingSecret(bytes)
      else { return nil }
      return .keyed(id, secret)
    case name: return decoded(String.self, value).map { .named(id, $0) }
    case relation: return decoded(Relation.self, value).map { .related(id, $0) }
    default: return nil
    }
  }

  private static func added(_ kind: String, _ value: [UInt8]) -> FeedEdit? {
    switch kind {
    case "wrote":
      guard let wrote = decoded(Wrote.self, value), let item = wrote.item.item,
        let audience = audience(wrote.audience, wrote.people)
      else { return nil }
      return .wrote(item, audience, workout: wrote.workout ?? "")
    case "shared":
      guard let shared = decoded(Shared.self, value), let audience = audience(shared.audience, shared.people) else {
        return nil
      }
      return .shared(shared.post, audience, number: shared.number)
    case "received": return decoded(ItemRecord.self, value).flatMap(\.item).map { .received($0) }
    case "deleted": return decoded(Tombstone.self, value).map { .deleted($0) }
    case "person":
      guard let person = decoded(Person.self, value), person.words.count == 6,
        person.words.allSatisfy((0..<256).contains)
      else { return nil }
      return .paired(
        FeedPerson(id: person.id, own: person.own, name: person.name, words: person.words, pairedAt: person.at))
    case "sent": return decoded(Exchanged.self, value).map { .sent($0.person, $0.bundle) }
    case "took": return decoded(Exchanged.self, value).map { .took($0.person, $0.bundle, code: $0.code ?? "") }
    default: return nil
    }
  }

  private static func audience(_ kind: AudienceKind, _ people: [PersonID]?) -> Audience? {
    switch (kind, people) {
    case (.me, nil): .me
    case (.all, nil): .all
    case (.people, let people?): .people(Set(people))
    default: nil
    }
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ value: [UInt8]) -> Value? {
    try? JSONDocument.decode(type, from: value)
  }

  private static func bytes(_ digits: String) -> [UInt8]? {
    let values = digits.utf8.map { (digit: UInt8) -> UInt8? in
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    guard values.count.isMultiple(of: 2), !values.contains(nil) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { (values[$0] ?? 0) << 4 | (values[$0 + 1] ?? 0) }
  }
}
