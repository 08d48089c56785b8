import KernelApplication
import KernelPresentation
import SupportApplication

// Messages about recordings and about playing them.

extension SupportMessage {
  // MARK: Sound

  func soundWords(_ localizer: MessageLocalizer) -> MessageText {
    let kinds = localizer.say(
      cs: "Uložte nahrávku jako M4A, Ogg Opus nebo WAV.", en: "Save the recording as M4A, Ogg Opus or WAV.")
    let again = localizer.say(cs: "Požádejte o nahrávku znovu.", en: "Ask for the recording again.")
    switch self {
    case .noBase64:
      return localizer.localized(
        cs: "nahrávka v souboru není zapsaná jako Base64", en: "the recording in the file is not encoded in Base64",
        hint: again)
    case .soundEmpty: return localizer.localized(cs: "nahrávka je prázdná", en: "the recording is empty", hint: again)
    case .soundCut:
      return localizer.localized(
        cs: "nahrávka je uříznutá: má pokračovat za koncem souboru",
        en: "the recording is cut off: it should continue past the end of the file", hint: again)
    case .soundDamaged:
      return localizer.localized(
        cs: "nahrávka je poškozená: odporuje svému formátu",
        en: "the recording is damaged: it contradicts its own format", hint: again)
    case .soundKind(.webm):
      return localizer.localized(
        cs: "nahrávka je WebM, a ten se nepřijímá", en: "the recording is WebM, which is not accepted", hint: kinds)
    case .soundKind(.mp3):
      return localizer.localized(
        cs: "nahrávka je MP3, a to se nepřijímá", en: "the recording is MP3, which is not accepted", hint: kinds)
    case .soundKind(.vorbis):
      return localizer.localized(
        cs: "nahrávka je Ogg jiný než Opus", en: "the recording is Ogg, but not Opus", hint: kinds)
    case .soundStreams:
      return localizer.localized(
        cs: "nahrávka má víc proudů za sebou nebo přes sebe",
        en: "the file contains several recordings, joined or mixed",
        hint: kinds)
    case .soundNotOneTrack:
      return localizer.localized(
        cs: "je to film, nebo nahrávka bez jediné zvukové stopy",
        en: "the file is a video, or a recording without exactly one sound track", hint: kinds)
    case .soundTooShort(let milliseconds, let least):
      return localizer.localized(
        cs: "nahrávka trvá \(localizer.seconds(milliseconds)), a to je málo",
        en: "the recording lasts \(localizer.seconds(milliseconds)), which is too short",
        hint: localizer.say(
          cs: "Nejkratší trvá \(localizer.seconds(least)).", en: "Record at least \(localizer.seconds(least))."))
    case .soundTooLong(let milliseconds, let most):
      return localizer.localized(
        cs: "nahrávka trvá \(localizer.seconds(milliseconds)), a to je moc",
        en: "the recording lasts \(localizer.seconds(milliseconds)), which is too long",
        hint: localizer.say(
          cs: "Plán připouští nejvýš \(localizer.seconds(most)).",
          en: "The plan accepts at most \(localizer.seconds(most))."))
    case .soundTooLarge(let bytes, let most):
      return localizer.localized(
        cs: "nahrávka má \(localizer.bytes(bytes))", en: "the recording is \(localizer.bytes(bytes)) long",
        hint: localizer.say(
          cs: "Vejde se \(localizer.bytes(most)); uložte ji jako M4A nebo Ogg Opus.",
          en: "At most \(localizer.bytes(most)) are allowed; save it as M4A or Ogg Opus."))
    default:
      return localizer.localized(
        cs: "není to nahrávka, kterou by program znal", en: "the format of the recording is unknown", hint: kinds)
    }
  }

  // MARK: Playing

  func playingWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .notPlayedYet:
      return localizer.localized(
        cs: "zpráva čeká na svou chvíli v běhu", en: "the message waits for its moment in a run",
        hint: localizer.command("support", "start", cs: "Vyběhněte", en: "Start the run"))
    case .notPlaying(let delivery):
      return localizer.localized(
        cs: "přehrání \(delivery) teď neprobíhá", en: "delivery \(delivery) is not playing now",
        hint: localizer.say(
          cs: "Řiďte se poslední událostí support.cueDue.", en: "Follow the latest support.cueDue event.")
      )
    case .playedByAnother(let delivery):
      return localizer.localized(
        cs: "přehrání \(delivery) už zní jinde", en: "delivery \(delivery) is already playing elsewhere",
        hint: localizer.say(cs: "Nepřehrávejte ho podruhé.", en: "Do not play it a second time."))
    case .nothingPlays:
      return localizer.localized(
        cs: "nic právě nehraje", en: "nothing is playing now",
        hint: localizer.command("support", "messages", cs: "Zprávy ukáže", en: "See the messages"))
    case .noRunFollows:
      return localizer.localized(
        cs: "žádný běh podle plánu neprobíhá", en: "no run that follows a plan is under way",
        hint: localizer.command("support", "start", cs: "Začněte ho", en: "Start one"))
    case .replyEmpty:
      return localizer.localized(
        cs: "text je prázdný", en: "the text is empty",
        hint: localizer.say(cs: "Napište aspoň slovo.", en: "Enter at least one word."))
    case .repliedAlready:
      return localizer.localized(
        cs: "na zprávu už jste odpověděli", en: "you have already replied to the message",
        hint: localizer.command(
          "changes", "--feature", "support", cs: "Nejdřív ji vezměte zpět (undo a její číslo)",
          en: "Undo the reply first (undo and its number)"))
    case .soundMissing:
      return localizer.localized(
        cs: "zvuk zprávy chybí", en: "the message's sound is missing",
        hint: localizer.command("repair", cs: "Opravte knihu", en: "Repair the book"))
    default:
      return localizer.localized(
        cs: "zápis o zprávách je nečitelný", en: "an entry about messages can't be read",
        hint: localizer.command("repair", cs: "Opravte knihu", en: "Repair the book"))
    }
  }
}

extension MessageLocalizer {
  /// Returns a duration in seconds, with one decimal unless that is zero: `3.5 s`.
  func seconds(_ milliseconds: Int64) -> String {
    let tenths = (milliseconds + 50) / 100
    let fraction = tenths % 10 == 0 ? "" : say(cs: ",", en: ".") + "\(tenths % 10)"
    return "\(tenths / 10)\(fraction) s"
  }

  /// Returns a number of bytes in MiB if it is a multiple of 1 MiB, such as `2 MiB`; otherwise in bytes.
  func bytes(_ count: Int) -> String {
    count % (1 << 20) == 0 && count > 0 ? "\(count >> 20) MiB" : say(cs: "\(count) bajtů", en: "\(count) bytes")
  }
}
