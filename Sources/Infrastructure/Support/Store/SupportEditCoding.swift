import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain
import Storage
import SupportApplication
import SupportDomain

/// Encodes edits as journal entries. Each line below shows the kind of an entry, followed by its value. Members that do
/// not apply are left out.
///
///     plan {"plan":"p7k3qz0","created":"2026-05-01T07:00:00Z","name":"Sunday","day":"2026-05-03","length":10000000,
///           "most":3,"seconds":30,"showsSenders":true}
///     share {"share":"…","plan":"p7k3qz0","friend":"Sarah","created":"…","expires":"…","lastDay":"…","tokens":["…"]}
///     revoke {"share":"…"}
///     message {"message":"m4x0w9c","plan":"p7k3qz0","share":"…","token":"…","received":"…","from":"Sarah","text":"…",
///              "length":5200000,"format":"m4a","milliseconds":3500,"bytes":41230,"checksum":3735928559}
///     fate {"message":"m4x0w9c","fate":"played","run":"…","time":"…","length":5201300,"active":1620000,
///           "isConfirmed":true}
///     favourite {"message":"m4x0w9c","on":true}, reply {"message":"m4x0w9c","text":"…","time":"…"}
///     ran {"plan":"p7k3qz0","run":"r20260503T064500Z"}
///     forgotten {"share":"…","token":"…","bytes":41230,"checksum":3735928559}
enum SupportEditCoding {
  // MARK: Writing

  static func entry(_ edit: SupportEdit) -> Entry {
    let (kind, fields) = fields(of: edit)
    return .add(kind, fields.bytes)
  }

  private static func fields(of edit: SupportEdit) -> (kind: String, JSONFields) {
    switch edit {
    case .putPlan(let plan):
      (
        "plan",
        [
          "plan": plan.id, "created": plan.created, "name": plan.name, "day": plan.day, "length": plan.length,
          "most": plan.most, "seconds": plan.seconds, "showsSenders": plan.showsSenders,
        ]
      )
    case .putShare(let share):
      (
        "share",
        [
          "plan": share.plan, "share": share.id, "created": share.created, "friend": share.friend,
          "expires": share.expires, "lastDay": share.lastDay, "tokens": share.tokens,
          "isRevoked": share.isRevoked.ifTrue,
        ]
      )
    case .revoke(let id): ("revoke", ["share": id])
    case .receive(let message): ("message", fields(of: message))
    case .settle(let id, let fate): ("fate", ["message": id] + fields(of: fate))
    case .favour(let id, let isFavourite): ("favourite", ["message": id, "on": isFavourite])
    case .reply(let id, let reply): ("reply", ["message": id, "text": reply.text, "time": reply.time])
    case .ran(let plan, let run): ("ran", ["plan": plan, "run": run])
    case .forget(let message):
      (
        "forgotten",
        ["share": message.share, "token": message.token, "bytes": message.bytes, "checksum": message.checksum]
      )
    }
  }

  private static func fields(of message: VoiceMessage) -> JSONFields {
    let head: JSONFields = [
      "plan": message.plan, "share": message.share, "message": message.id, "token": message.token,
    ]
    var (length, active, finish): (Int64?, Int64?, Bool?)
    switch message.trigger {
    case .length(let place): length = place
    case .active(let moment): active = moment
    case .finish: finish = true
    }
    return head + [
      "length": length, "active": active, "received": message.received, "from": message.from, "text": message.text,
      "finish": finish, "format": message.sound.kind, "milliseconds": message.sound.milliseconds,
      "bytes": message.sound.bytes, "checksum": message.sound.checksum,
    ]
  }

  private static func fields(of fate: VoiceMessageFate) -> JSONFields {
    switch fate {
    case .waiting(let runs): ["fate": "waiting", "runs": runs]
    case .played(let moment): fields("played", moment)
    case .skipped(let moment): fields("skipped", moment)
    case .failed(let moment): fields("failed", moment)
    }
  }

  private static func fields(_ fate: String, _ moment: HeardMoment) -> JSONFields {
    [
      "length": moment.length, "active": moment.active, "fate": fate, "run": moment.run, "time": moment.time,
      "isConfirmed": moment.isConfirmed,
    ]
  }

  // MARK: Reading

  /// Parses a journal entry; nil if it is damaged, or not an edit of the Support feature.
  static func read(_ entry: Entry) -> SupportEdit? {
    guard case .add(let kind, let value) = entry else { return nil }
    return try? JSONObject.read(value) { (object) throws(JSONError) in try edit(kind, &object) }
  }

  private static func edit(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> SupportEdit? {
    switch kind {
    case "plan":
      try .putPlan(
        SupportPlan(
          id: object["plan"], created: object["created"], name: object["name"], day: object["day"],
          length: object["length"], most: object["most"], seconds: object["seconds"],
          showsSenders: object["showsSenders"]))
    case "share":
      try .putShare(
        SupportShare(
          id: object["share"], plan: object["plan"], friend: object["friend"], created: object["created"],
          expires: object["expires"], lastDay: object["lastDay"], tokens: object["tokens"],
          isRevoked: object["isRevoked"] ?? false))
    case "revoke": try .revoke(object["share"])
    case "message": try message(&object).map { .receive($0) }
    case "fate":
      if let fate = try fate(object["fate"], &object) { try .settle(object["message"], fate) } else { nil }
    case "favourite": try .favour(object["message"], object["on"])
    case "reply": try .reply(object["message"], VoiceReply(text: object["text"], time: object["time"]))
    case "ran": try .ran(object["plan"], object["run"])
    case "forgotten":
      try .forget(
        ForgottenMessage(
          share: object["share"], token: object["token"], bytes: object["bytes"], checksum: object["checksum"]))
    default: nil
    }
  }

  /// Parses a friend's message from a journal entry; nil unless it has exactly one trigger: a distance, a time or the
  /// finish.
  private static func message(_ object: inout JSONObject) throws(JSONError) -> VoiceMessage? {
    let (length, active): (Int64?, Int64?) = (try object["length"], try object["active"])
    let finish: Bool? = try object["finish"]
    let trigger: MessageTrigger
    switch (length, active, finish) {
    case (let place?, nil, nil): trigger = .length(place)
    case (nil, let moment?, nil): trigger = .active(moment)
    case (nil, nil, true): trigger = .finish
    default: return nil
    }
    let sound = VoiceSound(
      kind: try object["format"], milliseconds: try object["milliseconds"], bytes: try object["bytes"],
      checksum: try object["checksum"])
    return VoiceMessage(
      id: try object["message"], plan: try object["plan"], share: try object["share"], token: try object["token"],
      received: try object["received"], from: try object["from"], text: try object["text"], trigger: trigger,
      sound: sound)
  }

  private static func fate(_ word: String, _ object: inout JSONObject) throws(JSONError) -> VoiceMessageFate? {
    if word == "waiting" { return .waiting(runs: try object["runs"]) }
    let moment = HeardMoment(
      run: try object["run"], time: try object["time"], length: try object["length"], active: try object["active"],
      isConfirmed: try object["isConfirmed"])
    switch word {
    case "played": return .played(moment)
    case "skipped": return .skipped(moment)
    case "failed": return .failed(moment)
    default: return nil
    }
  }
}

extension PlanID: JSONValue {}
extension ShareID: JSONValue {}
extension VoiceMessageID: JSONValue {}
extension MessageToken: JSONValue {}
extension VoiceSound.Kind: JSONValue {}

extension RunID: JSONValue {}
