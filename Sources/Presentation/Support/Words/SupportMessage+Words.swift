package import KernelApplication
package import KernelPresentation
package import SupportApplication

extension SupportMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchPlan, .noPlanName, .noPlanYet, .severalPlans, .noSuchShare, .severalShares, .noShareName,
      .noSuchMessage, .severalMessages, .noSuchRun, .noMessageName, .noDeliveryName:
      askedWords(localizer)
    case .emptyName, .nameTooLong, .nameHidden, .messagesOutside, .secondsOutside, .lengthOutside, .planDayIsPast,
      .tooManyPlans, .tooManyShares, .planIsRunning, .planIsOver:
      planWords(localizer)
    case .noBundle, .voiceIsNoData, .bundleDamaged, .bundleVersion, .bundleMissing, .bundleWrong, .shareOfAnotherBook,
      .tokenUnknown, .tokenUsed, .shareExpired, .shareRevoked, .shareUsed, .planIsFull, .noShareForSound, .textTooLong,
      .textHidden, .fileTooLarge, .pathOutside, .nothingReceived, .noMoment, .tooManyFiles:
      receivingWords(localizer)
    case .noBase64, .soundEmpty, .soundCut, .soundDamaged, .soundKind, .soundStreams, .soundNotOneTrack,
      .soundTooShort, .soundTooLong, .soundTooLarge:
      soundWords(localizer)
    case .notPlayedYet, .notPlaying, .playedByAnother, .nothingPlays, .noRunFollows, .replyEmpty, .repliedAlready,
      .soundMissing, .unreadableEntry:
      playingWords(localizer)
    }
  }

  // MARK: What the user asked for

  private func askedWords(_ localizer: MessageLocalizer) -> MessageText {
    let plans = localizer.command("support", "list", cs: "Plány ukáže", en: "See the plans")
    let messages = localizer.command("support", "messages", cs: "Zprávy ukáže", en: "See the messages")
    func named(_ names: [String]) -> String {
      localizer.say(cs: "Jsou to \(names.joined(separator: ", ")).", en: "They are \(names.joined(separator: ", ")).")
    }
    switch self {
    case .noSuchPlan(let name):
      return localizer.localized(cs: "plán „\(name)“ v knize není", en: "there is no plan \"\(name)\"", hint: plans)
    case .noPlanName(let text):
      return localizer.localized(
        cs: "plán se jmenuje jako p7k3qz0, ne „\(text ?? "")“",
        en: "a plan is named like p7k3qz0, not \"\(text ?? "")\"",
        hint: plans)
    case .noPlanYet:
      return localizer.localized(
        cs: "na dnešek není žádný plán, o který byste přátele požádali",
        en: "there is no plan for today with friends asked",
        hint: localizer.command("support", "add", "NAME", cs: "Naplánujte běh", en: "Plan a run"))
    case .severalPlans(let name, let plans):
      return localizer.localized(
        cs: "plánů „\(name)“ je víc", en: "several plans are called \"\(name)\"",
        hint: named(plans))
    case .noSuchShare(let name):
      return localizer.localized(cs: "sdílení „\(name)“ v knize není", en: "there is no share \"\(name)\"", hint: plans)
    case .severalShares(let name, let shares):
      return localizer.localized(
        cs: "sdílení „\(name)“ je víc", en: "several shares are called \"\(name)\"", hint: named(shares))
    case .noShareName(let text):
      return localizer.localized(
        cs: "sdílení se označuje 26 písmeny a číslicemi, ne „\(text ?? "")“",
        en: "a share is named by 26 letters and digits, not \"\(text ?? "")\"", hint: plans)
    case .noSuchMessage(let name):
      return localizer.localized(
        cs: "zpráva „\(name)“ v knize není", en: "there is no message \"\(name)\"", hint: messages)
    case .severalMessages(let name, let messages):
      return localizer.localized(
        cs: "zpráv, které začínají na „\(name)“, je víc", en: "several messages begin with \"\(name)\"",
        hint: named(messages))
    case .noSuchRun(let name):
      return localizer.localized(
        cs: "běh \(name) nešel podle žádného plánu", en: "run \(name) followed no plan",
        hint: localizer.command("support", "history", cs: "Běhy se zprávami ukáže", en: "See the runs with messages"))
    case .noDeliveryName(let text):
      return localizer.localized(
        cs: "přehrání se jmenuje jako m4x0w9c.1, ne „\(text ?? "")“",
        en: "a delivery is named like m4x0w9c.1, not \"\(text ?? "")\"",
        hint: localizer.say(cs: "Stojí v události support.cueDue.", en: "Take it from the support.cueDue event."))
    default:
      return localizer.localized(
        cs: "zpráva se jmenuje jako m4x0w9c", en: "a message is named like m4x0w9c", hint: messages)
    }
  }

  // MARK: Plans and shares

  private func planWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .emptyName(let field):
      return localizer.localized(
        cs: "\(field.czech) je prázdné", en: "the \(field.english) is empty",
        hint: localizer.say(cs: "Napište 1 až 40 znaků.", en: "Enter 1 to 40 characters."))
    case .nameTooLong(let field, let found, let most):
      return localizer.localized(
        cs: "\(field.czech) má \(found) znaků", en: "the \(field.english) has \(found) characters",
        hint: localizer.say(cs: "Zkraťte ho na \(most).", en: "Shorten it to \(most)."))
    case .nameHidden(let field):
      return localizer.localized(
        cs: "\(field.czech) obsahuje skryté znaky, které mění řádek nebo směr písma",
        en: "the \(field.english) has hidden characters that break the line or change its direction",
        hint: localizer.say(cs: "Napište ho znovu, bez nich.", en: "Type it again without them."))
    case .messagesOutside(let least, let most):
      return localizer.localized(
        cs: "počet zpráv je mimo rozmezí \(least) až \(most)", en: "the number of messages is not \(least) to \(most)",
        hint: localizer.say(cs: "Zvolte \(least) až \(most).", en: "Choose \(least) to \(most)."))
    case .secondsOutside(let least, let most):
      return localizer.localized(
        cs: "délka zprávy je mimo rozmezí \(least) až \(most) s",
        en: "the length of a message is not \(least) to \(most) s",
        hint: localizer.say(cs: "Zvolte \(least) až \(most) sekund.", en: "Choose \(least) to \(most) seconds."))
    case .lengthOutside(let least, let most):
      return localizer.localized(
        cs: "délka běhu je mimo rozmezí \(least) m až \(most) km",
        en: "the run's length is not \(least) m to \(most) km",
        hint: localizer.say(cs: "Zvolte jinou, nebo ji vynechte.", en: "Choose another, or leave it out."))
    case .planDayIsPast(let day):
      return localizer.localized(
        cs: "den \(localizer.language.date(day)) už byl", en: "the day \(localizer.language.date(day)) is in the past",
        hint: localizer.say(cs: "Zvolte dnešek nebo později.", en: "Choose today or later."))
    case .tooManyPlans(let most):
      return localizer.localized(
        cs: "plánů je už \(most)", en: "there are already \(most) plans",
        hint: localizer.command("support", "delete", "PLAN", cs: "Některý smažte", en: "Remove one"))
    case .tooManyShares(let most):
      return localizer.localized(
        cs: "plán je sdílený už s \(most) přáteli", en: "the plan is already shared with \(most) friends",
        hint: localizer.say(cs: "Vytvořte další plán.", en: "Make a second plan."))
    case .planIsRunning(let name):
      return localizer.localized(
        cs: "právě probíhá běh podle plánu „\(name)“", en: "the run under way follows the plan \"\(name)\"",
        hint: localizer.command("run", "stop", cs: "Nejdřív ho ukončete a uložte", en: "End and save it first"))
    case .planIsOver(let day):
      return localizer.localized(
        cs: "den plánu (\(localizer.language.date(day))) už byl",
        en: "the day of the plan (\(localizer.language.date(day))) is in the past",
        hint: localizer.command(
          "support", "edit", "PLAN", "--day", "DAY", cs: "Posuňte ho", en: "Move it to another day"))
    default: return localizer.localized(cs: "takový plán vytvořit nejde", en: "this plan can't be made")
    }
  }

  // MARK: Files from friends

  private func receivingWords(_ localizer: MessageLocalizer) -> MessageText {
    /// Returns a hint with the command that makes a new page for the friend.
    func anew(_ friend: String) -> String {
      localizer.command(
        "support", "share", "PLAN", "--to", friend, "FILE.html", cs: "Sdílejte znovu", en: "Share again")
    }
    let again = localizer.say(
      cs: "Požádejte o soubor znovu: tak, jak ho uložila stránka.", en: "Ask for the file again, as the page saved it.")
    switch self {
    case .noBundle:
      return localizer.localized(
        cs: "není to soubor ze stránky pro přítele", en: "the file is not from a friend's page", hint: again)
    case .voiceIsNoData(let path):
      return localizer.localized(
        cs: "je zpráva nebo nahrávka, ne tréninky", en: "is a message or a recording, not workouts",
        hint: localizer.command("support", "receive", path, cs: "Přijměte ji", en: "Receive it"))
    case .bundleDamaged(let byte):
      return localizer.localized(
        cs: "soubor je poškozený nebo uříznutý (bajt \(byte))", en: "the file is damaged or cut off (byte \(byte))",
        hint: again)
    case .bundleVersion(let found):
      return localizer.localized(
        cs: "soubor je z novější stránky (verze \(found))", en: "the file is from a newer page (version \(found))",
        hint: localizer.say(cs: "Aktualizujte tento program.", en: "Update this program."))
    case .bundleMissing(let member):
      return localizer.localized(
        cs: "v souboru chybí \(member.czech)", en: "the file has no \(member.english)", hint: again)
    case .bundleWrong(let member):
      return localizer.localized(
        cs: "\(member.czech): to, co v souboru stojí, neplatí",
        en: "\(member.english): the value in the file is not valid",
        hint: again)
    case .shareOfAnotherBook(let share):
      return localizer.localized(
        cs: "zpráva patří do jiné knihy (sdílení \(share) v této není)",
        en: "the message is for another book (there is no share \(share) in this one)",
        hint: localizer.command("support", "list", cs: "Sdílení ukáže", en: "See the shares"))
    case .tokenUnknown:
      return localizer.localized(
        cs: "jednorázový kód v souboru k tomuto sdílení nepatří",
        en: "the token in the file does not belong to this share",
        hint: again)
    case .tokenUsed(let friend):
      return localizer.localized(
        cs: "jednorázový kód (\(friend)) už přinesl jinou zprávu",
        en: "the token (\(friend)) was already used by another message",
        hint: localizer.command(
          "support", "page", "SHARE", "FILE.html", cs: "Pošlete novou stránku", en: "Send a new page"))
    case .shareExpired(let friend, let day):
      return localizer.localized(
        cs: "sdílení (\(friend)) platilo do \(localizer.language.date(day))",
        en: "the share with \(friend) expired after \(localizer.language.date(day))",
        hint: anew(friend))
    case .shareRevoked(let friend):
      return localizer.localized(
        cs: "sdílení (\(friend)) jste odvolali", en: "you revoked the share with \(friend)",
        hint: anew(friend))
    case .shareUsed(let friend, let most):
      return localizer.localized(
        cs: "sdílení (\(friend)) už přineslo všechny své zprávy: \(most)",
        en: "the share with \(friend) has delivered all its messages: \(most)",
        hint: anew(friend))
    case .planIsFull(let name, let most):
      return localizer.localized(
        cs: "plán „\(name)“ má už \(most) zpráv", en: "the plan \"\(name)\" already has \(most) messages",
        hint: localizer.say(cs: "Některou smažte, nebo vytvořte další plán.", en: "Delete one, or make a second plan."))
    case .noShareForSound:
      return localizer.localized(
        cs: "nahrávka neříká, ke kterému sdílení patří", en: "the recording does not say which share it belongs to",
        hint: localizer.command(
          "support", "receive", "FILE", "--share", "SHARE", cs: "Řekněte to", en: "Name the share"))
    case .textTooLong(let found, let most):
      return localizer.localized(
        cs: "text má \(found) znaků", en: "the text has \(found) characters",
        hint: localizer.say(cs: "Vejde se \(most).", en: "At most \(most) are allowed."))
    case .textHidden:
      return localizer.localized(
        cs: "text obsahuje skryté znaky, které mění řádek nebo směr písma",
        en: "the text has hidden characters that break the line or change its direction", hint: again)
    case .fileTooLarge(let bytes, let most):
      return localizer.localized(
        cs: "soubor má \(localizer.bytes(bytes))", en: "the file is \(localizer.bytes(bytes)) long",
        hint: localizer.say(
          cs: "Vejde se \(localizer.bytes(most)).", en: "At most \(localizer.bytes(most)) are allowed."))
    case .pathOutside(let entry):
      return localizer.localized(
        cs: "soubor „\(entry)“ míří ven z archivu", en: "the file \"\(entry)\" points outside the archive",
        hint: localizer.say(
          cs: "Nic z něj nebylo uloženo; zabalte ho znovu.", en: "Nothing of it was saved; pack it again.")
      )
    case .nothingReceived:
      return localizer.localized(
        cs: "není tu žádná zpráva", en: "there is no message here",
        hint: localizer.say(
          cs: "Hledají se soubory .samwise ze stránky a nahrávky WAV, Ogg Opus a MP4.",
          en: "Give .samwise files from the page, or recordings in WAV, Ogg Opus or MP4."))
    case .noMoment(let text):
      return localizer.localized(
        cs: "„\(text)“ není místo v běhu", en: "\"\(text)\" is not a place in a run",
        hint: localizer.say(
          cs: "Například 5km, 800m (od 100 m), 25min nebo finish.",
          en: "For example 5km, 800m (at least 100 m), 25min or finish."))
    default:
      return localizer.localized(
        cs: "najednou je to příliš souborů", en: "too many files at once",
        hint: localizer.say(cs: "Přijměte je po částech.", en: "Receive them in parts."))
    }
  }
}

extension SupportMessage.NamedText {
  fileprivate var czech: String {
    switch self {
    case .plan: "jméno plánu"
    case .friend: "jméno přítele"
    case .sender: "jméno toho, kdo mluví,"
    case .reply: "znění odpovědi"
    }
  }

  fileprivate var english: String {
    switch self {
    case .plan: "plan's name"
    case .friend: "friend's name"
    case .sender: "speaker's name"
    case .reply: "reply"
    }
  }
}

extension SupportMessage.BundleMember {
  fileprivate var czech: String {
    switch self {
    case .samwise: "označení stránky (samwise)"
    case .share: "sdílení (share)"
    case .token: "jednorázový kód (token)"
    case .from: "jméno (from)"
    case .text: "text (text)"
    case .trigger: "kdy se má ozvat (trigger)"
    case .audio: "nahrávka (audio)"
    }
  }

  fileprivate var english: String {
    switch self {
    case .samwise: "mark of the page (samwise)"
    case .share: "share (share)"
    case .token: "token (token)"
    case .from: "name (from)"
    case .text: "text (text)"
    case .trigger: "moment to play it (trigger)"
    case .audio: "recording (audio)"
    }
  }
}
