package import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
package import SupportDomain

extension PlanID {
  package static let schema = Schema(
    "PlanID", "The name of a plan.", .text(pattern: "^p[0-9a-hjkmnp-tv-z]{6}$"), examples: [#""p7k3qz0""#],
    from: [Schema.Source("support.listPlans", "/plans/*/plan")])
}

extension ShareID {
  package static let schema = Schema(
    "ShareID", "The name of a share, which is a plan shared with one friend: 26 random letters and digits.",
    .text(pattern: "^[0-9a-hjkmnp-tv-z]{26}$"), examples: [#""0123456789abcdefghjkmnpqrs""#],
    from: [Schema.Source("support.listPlans", "/plans/*/shares/*/share")])
}

extension MessageToken {
  package static let schema = Schema(
    "MessageToken", "A token that allows one message to be sent: 26 random letters and digits.",
    .text(pattern: "^[0-9a-hjkmnp-tv-z]{26}$"),
    examples: [#""0123456789abcdefghjkmnpqrs""#])
}

extension VoiceMessageID {
  package static let schema = Schema(
    "VoiceMessageID", "The name of a message.", .text(pattern: "^m[0-9a-hjkmnp-tv-z]{6}$"),
    examples: [#""m4x0w9c""#], from: [Schema.Source("support.listMessages", "/messages/*/message")])
}

extension DeliveryID {
  package static let schema = Schema(
    "DeliveryID", "The name of a delivery, which is one message in one run: the message's name and a number.",
    .text(pattern: #"^m[0-9a-hjkmnp-tv-z]{6}\.[1-9][0-9]*$"#), examples: [#""m4x0w9c.1""#])
}

extension Schema {
  /// The schema of a name of 1 to 40 characters without hidden characters, such as control characters.
  static var shortName: Schema { Schema(.text(pattern: nil)) }
}

extension Schema.Member {
  static var change: Schema.Member {
    .optional("change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed.")
  }

  static func millimetres(_ name: String, _ summary: String) -> Schema.Member {
    .optional(name, .integer, summary, unit: .of("millimetres"))
  }

  static func active(_ name: String, _ summary: String) -> Schema.Member {
    .optional(name, .integer, summary, unit: .milliseconds)
  }

  static func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of(unit))
  }
}

extension SupportShareState {
  package static let schema = Schema(
    "ShareState", "The state of a share: whether it accepts messages.", SupportShareState.allCases
  ) {
    state in
    switch state {
    case .open: nil
    case .used: "the share has received as many messages as it accepts"
    case .expired: "the last day of the share is over"
    case .revoked: "the user revoked the share"
    }
  }
}

extension VoiceSound.Kind {
  static let schema = Schema("SoundFormat", "The format of a sound file.", VoiceSound.Kind.allCases) { kind in
    switch kind {
    case .wav: "RIFF with PCM or floating-point samples"
    case .ogg: "Opus in Ogg"
    case .m4a: "MP4, also fragmented"
    }
  }
}
