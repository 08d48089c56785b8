import Formats
import JSONCoding
package import KernelApplication
import KernelDomain
import Storage
package import SupportApplication
import SupportDomain

/// Parses a bundle: a file that a friend's page has saved. It is a JSON object that contains what `SharePageContent`
/// describes.
package enum SupportBundle {
  /// The maximum size of a bundle in bytes: 2 MiB of sound in base64, plus some text.
  package static let mostBytes = VoiceSound.mostBytes / 3 * 4 + 4 + 16_384

  /// Whether a file may be a bundle, because it begins like a JSON object.
  package static func recognises(_ bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// Parses a bundle. Error messages never contain the sound or the friend's words.
  package static func read(_ bytes: [UInt8]) throws(BundleProblem) -> IncomingBundle {
    let kept: StoredBundle
    do throws(JSONError) {
      kept = try JSONDocument.decode(StoredBundle.self, from: bytes, unknownMembers: .passedOver)
    } catch {
      throw BundleProblem(error)
    }
    guard let version = kept.samwise else { throw BundleProblem(.noBundle) }
    guard version == 1 else { throw BundleProblem(.bundleVersion(found: version)) }
    let share = try required(kept.share, .share) { ShareID(RandomLetters.read($0)) }
    let token = try required(kept.token, .token) { MessageToken(RandomLetters.read($0)) }
    guard let from = kept.from else { throw BundleProblem(.bundleMissing(member: .from)) }
    guard let trigger = kept.trigger else { throw BundleProblem(.bundleMissing(member: .trigger)) }
    guard let trigger = trigger.trigger else { throw BundleProblem(.bundleWrong(member: .trigger)) }
    guard let base64 = kept.audio?.base64 else { throw BundleProblem(.bundleMissing(member: .audio)) }
    let name: String
    do throws(NamedTextProblem) {
      name = try NamedTextRule.check(from, most: SupportPlan.longestName)
    } catch {
      throw BundleProblem(error.message(.sender, most: SupportPlan.longestName))
    }
    return IncomingBundle(
      share: share, token: token, from: name, text: try text(kept.text), trigger: trigger,
      sound: try VoiceSoundReader.read(sound(base64)))
  }

  private static func required<Value>(
    _ text: String?, _ member: SupportMessage.BundleMember, _ read: (String) -> Value?
  ) throws(BundleProblem) -> Value {
    guard let text else { throw BundleProblem(.bundleMissing(member: member)) }
    guard let value = read(text) else { throw BundleProblem(.bundleWrong(member: member)) }
    return value
  }

  /// Returns a text in a bundle; nil if it is missing or blank. Fails if the text is too long or contains hidden
  /// characters.
  private static func text(_ text: String?) throws(BundleProblem) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(NamedTextProblem) {
      return try NamedTextRule.check(text, most: VoiceMessage.longestText)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let found): throw BundleProblem(.textTooLong(found: found, most: VoiceMessage.longestText))
      case .hidden: throw BundleProblem(.textHidden)
      }
    }
  }

  private static func sound(_ base64: String) throws(BundleProblem) -> [UInt8] {
    guard base64.utf8.count <= (VoiceSound.mostBytes + 2) / 3 * 4 else {
      throw BundleProblem(.soundTooLarge(bytes: base64.utf8.count / 4 * 3, most: VoiceSound.mostBytes))
    }
    var base64 = base64
    let bytes = base64.withUTF8 { Base64.decode(UnsafeRawBufferPointer($0)) }
    guard let bytes else { throw BundleProblem(.noBase64) }
    return bytes
  }
}

/// Why a friend's bundle cannot be accepted.
package struct BundleProblem: Error, Hashable, Sendable {
  package let message: Message

  package init(_ message: SupportMessage) { self.message = .support(message) }

  /// Creates the problem for invalid JSON. It states only where the JSON is invalid, and never quotes the content,
  /// which may be the friend's words.
  init(_ error: JSONError) {
    let member = SupportMessage.BundleMember.allCases.first { error.path.hasPrefix($0.rawValue) }
    if error.kind == .content, let member {
      self.init(.bundleWrong(member: member))
    } else {
      self.init(.bundleDamaged(byte: error.offset ?? 0))
    }
  }
}

/// Finds the kind and the duration of a sound from its bytes alone.
package enum VoiceSoundReader {
  package static func read(_ bytes: [UInt8]) throws(BundleProblem) -> IncomingSound {
    guard bytes.count <= VoiceSound.mostBytes else {
      throw BundleProblem(.soundTooLarge(bytes: bytes.count, most: VoiceSound.mostBytes))
    }
    let header: AudioHeader
    do throws(AudioProblem) {
      header = try bytes.withBytes { (bytes) throws(AudioProblem) in try AudioHeader(bytes) }
    } catch {
      throw BundleProblem(error.message)
    }
    let kind: VoiceSound.Kind =
      switch header.kind {
      case .wav: .wav
      case .opus: .ogg
      case .mp4: .m4a
      }
    return IncomingSound(
      sound: VoiceSound(
        kind: kind, milliseconds: header.milliseconds, bytes: bytes.count, checksum: Checksum(of: bytes).value),
      bytes: bytes)
  }
}

/// The members of the JSON object in a friend's bundle.
private struct StoredBundle: Decodable {
  var samwise: Int?
  var share: String?
  var token: String?
  var from: String?
  var text: String?
  var trigger: Trigger?
  var audio: Audio?

  struct Audio: Decodable {
    var base64: String?
  }

  struct Trigger: Decodable {
    var metres: Int64?
    var minutes: Int64?
    var finish: Bool?

    /// The trigger of the message; nil unless the bundle has exactly one trigger, and that is valid.
    var trigger: MessageTrigger? {
      let trigger: MessageTrigger? =
        switch (metres, minutes, finish) {
        case (let metres?, nil, nil) where (0...1_000_000_000).contains(metres): .length(metres * 1_000)
        case (nil, let minutes?, nil) where (0...1_000_000_000).contains(minutes): .active(minutes * 60_000)
        case (nil, nil, true): .finish
        default: nil
        }
      return trigger.flatMap { $0.isValid ? $0 : nil }
    }
  }
}
