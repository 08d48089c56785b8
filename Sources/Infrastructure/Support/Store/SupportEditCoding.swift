import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain
import Storage
import SupportApplication
import SupportDomain

/// What changes say, as the journal keeps it, by kinds; what is not so is left out.
///
///     plan {"plan":"p7k3qz0","created":"2026-05-01T07:00:00Z","name":"Sunday","day":"2026-05-03","length":10000000,
///           "most":3,"seconds":30,"showsSenders":true}
///     share {"share":"…","plan":"p7k3qz0","friend":"Sarah","created":"…","expires":"…","lastDay":"2026-05-04","tokens":["…"]}
///     revoke {"share":"…"}
///     message {"message":"m4x0w9c","plan":"p7k3qz0","share":"…","token":"…","received":"…","from":"Sarah","text":"…",
///              "length":5200000,"format":"m4a","milliseconds":3500,"bytes":41230,"checksum":3735928559}
///     fate {"message":"m4x0w9c","fate":"played","run":"r20260503T064500Z","time":"…","length":5201300,"active":1620000,
///           "isConfirmed":true}
///     favourite {"message":"m4x0w9c","on":true}, reply {"message":"m4x0w9c","text":"…","time":"…"}
///     ran {"plan":"p7k3qz0","run":"r20260503T064500Z"}
///     forgotten {"share":"…","token":"…","bytes":41230,"checksum":3735928559}
enum SupportEditCoding {
  static let message = "message"
  static let fate = "fate"

  static func kind(of edit: SupportEdit) -> String {
    switch edit {
    case .putPlan: "plan"
    case .putShare: "share"
    case .revoke: "revoke"
    case .receive: message
    case .settle: fate
    case .favour: "favourite"
    case .reply: "reply"
    case .ran: "ran"
    case .forget: "forgotten"
    }
  }

  static func entry(_ edit: SupportEdit) -> Entry {
    do throws(JSONError) {
      return .add(kind(of: edit), try JSONDocument.encode(StoredSupportEdit(edit)))
    } catch {
      preconditionFailure("a change of support can't be written: \(error.problem)")
    }
  }

  /// What an entry says; nil where that is none of support's.
  static func read(_ entry: Entry) -> SupportEdit? {
    guard case .add(let kind, let value) = entry else { return nil }
    return (try? JSONDocument.decode(StoredSupportEdit.self, from: value))?.edit(kind)
  }

  static func edits(in entries: [Entry]) -> [SupportEdit] { entries.compactMap { read($0) } }
}

/// Every member that a change of support may have.
private struct StoredSupportEdit: Codable {
  var plan: PlanID?
  var share: ShareID?
  var message: VoiceMessageID?
  var token: MessageToken?
  var created: Timestamp?
  var name: String?
  var day: CivilDay?
  var length: Int64?
  var active: Int64?
  var most: Int?
  var seconds: Int?
  var showsSenders: Bool?
  var friend: String?
  var expires: Timestamp?
  var lastDay: CivilDay?
  var tokens: [MessageToken]?
  var isRevoked: Bool?
  var received: Timestamp?
  var from: String?
  var text: String?
  var finish: Bool?
  var format: VoiceSound.Kind?
  var milliseconds: Int64?
  var bytes: Int?
  var checksum: UInt32?
  var fate: Fate?
  var runs: Int?
  var run: RunID?
  var time: Timestamp?
  var isConfirmed: Bool?
  var on: Bool?

  enum Fate: String, Codable {
    case waiting, played, skipped, failed
  }

  init(_ edit: SupportEdit) {
    switch edit {
    case .putPlan(let value):
      (plan, created, name, day) = (value.id, value.created, value.name, value.day)
      (length, most, seconds, showsSenders) = (value.length, value.most, value.seconds, value.showsSenders)
    case .putShare(let value):
      (share, plan, friend, created) = (value.id, value.plan, value.friend, value.created)
      (expires, lastDay, tokens) = (value.expires, value.lastDay, value.tokens)
      isRevoked = value.isRevoked ? true : nil
    case .revoke(let id): share = id
    case .receive(let value): set(value)
    case .settle(let id, let value):
      message = id
      set(value)
    case .favour(let id, let isFavourite): (message, on) = (id, isFavourite)
    case .reply(let id, let value): (message, text, time) = (id, value.text, value.time)
    case .ran(let id, let value): (plan, run) = (id, value)
    case .forget(let value): (share, token, bytes, checksum) = (value.share, value.token, value.bytes, value.checksum)
    }
  }

  private mutating func set(_ value: VoiceMessage) {
    (message, plan, share, token) = (value.id, value.plan, value.share, value.token)
    (received, from, text) = (value.received, value.from, value.text)
    switch value.trigger {
    case .length(let place): length = place
    case .active(let moment): active = moment
    case .finish: finish = true
    }
    (format, milliseconds) = (value.sound.kind, value.sound.milliseconds)
    (bytes, checksum) = (value.sound.bytes, value.sound.checksum)
  }

  private mutating func set(_ value: VoiceMessageFate) {
    switch value {
    case .waiting(let count): (fate, runs) = (.waiting, count)
    case .played(let moment): set(.played, moment)
    case .skipped(let moment): set(.skipped, moment)
    case .failed(let moment): set(.failed, moment)
    }
  }

  private mutating func set(_ fate: Fate, _ moment: HeardMoment) {
    self.fate = fate
    (run, time, length, active) = (moment.run, moment.time, moment.length, moment.active)
    isConfirmed = moment.isConfirmed
  }

  func edit(_ kind: String) -> SupportEdit? {
    switch kind {
    case "plan": plannedRun.map { .putPlan($0) }
    case "share": sharedPlan.map { .putShare($0) }
    case "revoke": share.map { .revoke($0) }
    case SupportEditCoding.message: voiceMessage.map { .receive($0) }
    case SupportEditCoding.fate: both(message, settled).map { .settle($0, $1) }
    case "favourite": both(message, on).map { .favour($0, $1) }
    case "reply": both(message, both(text, time).map { VoiceReply(text: $0, time: $1) }).map { .reply($0, $1) }
    case "ran": both(plan, run).map { .ran($0, $1) }
    case "forgotten": forgotten.map { .forget($0) }
    default: nil
    }
  }

  private func both<A, B>(_ one: A?, _ other: B?) -> (A, B)? {
    guard let one, let other else { return nil }
    return (one, other)
  }

  private var plannedRun: SupportPlan? {
    guard let plan, let created, let name, let most, let seconds, let showsSenders else { return nil }
    return SupportPlan(
      id: plan, created: created, name: name, day: day, length: length, most: most, seconds: seconds,
      showsSenders: showsSenders)
  }

  private var sharedPlan: SupportShare? {
    guard let share, let plan, let friend, let created, let expires, let lastDay, let tokens else { return nil }
    return SupportShare(
      id: share, plan: plan, friend: friend, created: created, expires: expires, lastDay: lastDay, tokens: tokens,
      isRevoked: isRevoked ?? false)
  }

  private var voiceMessage: VoiceMessage? {
    guard let message, let plan, let share, let token, let received, let from, let sound, let trigger else {
      return nil
    }
    return VoiceMessage(
      id: message, plan: plan, share: share, token: token, received: received, from: from, text: text,
      trigger: trigger, sound: sound)
  }

  private var sound: VoiceSound? {
    guard let format, let milliseconds, let bytes, let checksum else { return nil }
    return VoiceSound(kind: format, milliseconds: milliseconds, bytes: bytes, checksum: checksum)
  }

  private var trigger: MessageTrigger? {
    switch (length, active, finish) {
    case (let place?, nil, nil): .length(place)
    case (nil, let moment?, nil): .active(moment)
    case (nil, nil, true): .finish
    default: nil
    }
  }

  private var settled: VoiceMessageFate? {
    if fate == .waiting { return runs.map { .waiting(runs: $0) } }
    guard let fate, let time, let isConfirmed else { return nil }
    let moment = HeardMoment(run: run, time: time, length: length, active: active, isConfirmed: isConfirmed)
    return switch fate {
    case .waiting: nil
    case .played: .played(moment)
    case .skipped: .skipped(moment)
    case .failed: .failed(moment)
    }
  }

  private var forgotten: ForgottenMessage? {
    guard let share, let token, let bytes, let checksum else { return nil }
    return ForgottenMessage(share: share, token: token, bytes: bytes, checksum: checksum)
  }
}
