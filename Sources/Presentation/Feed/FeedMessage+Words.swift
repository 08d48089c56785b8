import FeedApplication
import FeedDomain
package import KernelApplication
import KernelDomain
package import KernelPresentation

extension FeedMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchItem(let name):
      localizer.localized(
        cs: "nic jako „\(name)“ tu není", en: "there is no post or comment \"\(name)\"",
        hint: localizer.command("feed", "list", cs: "Příspěvky vypíše", en: "List the posts"))
    case .noItemName(let text):
      localizer.localized(
        cs: "„\(text ?? "")“ není název příspěvku ani komentáře",
        en: "\"\(text ?? "")\" is not the name of a post or a comment",
        hint: localizer.command(
          "feed", "list", cs: "Vypadá jako me.7, cizí jako 254d4bd01088d381.1; příspěvky vypíše",
          en: "Yours look like me.7, others like 254d4bd01088d381.1; list the posts"))
    case .noPersonID(let text):
      localizer.localized(
        cs: "„\(text ?? "")“ není označení člověka", en: "\"\(text ?? "")\" is not the id of a person",
        hint: localizer.say(cs: "Má 16 šestnáctkových číslic.", en: "Give 16 hexadecimal digits."))
    case .noSuchPerson(let name):
      localizer.localized(
        cs: "nikoho jako „\(name)“ neznáte", en: "you know nobody called \"\(name)\"",
        hint: localizer.command("feed", "people", cs: "Koho znáte, ukáže", en: "List the people you know"))
    case .severalPeople(let name, let ids):
      localizer.localized(
        cs: "„\(name)“ se jmenuje několik lidí", en: "several people are called \"\(name)\"",
        hint: localizer.choice(ids))
    case .noSuchWorkout(let name):
      localizer.localized(
        cs: "trénink „\(name)“ neexistuje", en: "there is no workout \"\(name)\"",
        hint: localizer.command("strength", "list", cs: "Všechny vypíše", en: "List them"))
    case .noWorkoutYet:
      localizer.localized(
        cs: "v knize ještě není žádný dokončený trénink", en: "there is no finished workout in the book yet",
        hint: localizer.command(
          "import", "PATH", cs: "Začněte ho (strength start), nebo načtěte soubory",
          en: "Start one (strength start), or import files"))
    case .severalWorkouts(let name, let workouts):
      localizer.localized(
        cs: "„\(name)“ je několik tréninků", en: "there are several workouts on \(name)",
        hint: localizer.choice(workouts))
    case .workoutIsNotFinished(let name):
      localizer.localized(
        cs: "trénink \(name) není dokončený", en: "workout \(name) is not finished",
        hint: localizer.say(cs: "Sdílet jde, až když skončí.", en: "You can share it once it is finished."))
    case .emptyText, .textTooLong, .hiddenCharacter: textWords(localizer)
    case .postedAlready, .previewChanged, .nobodyChosen, .peopleWithoutChoice, .notYours, .tooManyComments, .goneOut:
      postWords(localizer)
    case .codeIsNone, .codeLength, .codeMistyped, .codeIsOwn, .codeIsKnown, .emptyName, .nameTaken, .tooManyPeople,
      .isBlocked, .keyMissing, .exchangedAlready, .nothingBehind:
      personWords(localizer)
    case .bundleTooLarge, .noBundle, .bundleIsNoData, .newerBundle, .unknownSender, .ownBundle, .forAnother,
      .senderIsBlocked,
      .wrongCode, .seenOtherwise, .tooDeep, .tooManyItems, .anothersItem, .notAnItem, .badPost, .fromTheFuture,
      .badNumbers:
      bundleWords(localizer)
    case .unreadableEntry:
      localizer.localized(cs: "tohle změna příspěvků říkat nemůže", en: "a change of the feed can't be read")
    }
  }

  private func textWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .textTooLong(let most):
      localizer.localized(cs: "text má víc než \(most) znaků", en: "the text has more than \(most) characters")
    case .hiddenCharacter(let scalar):
      localizer.localized(
        cs: "v textu je znak \(scalar), který není vidět",
        en: "the text has the invisible character \(scalar)",
        hint: localizer.say(
          cs: "Řídicí znaky a znaky, které obracejí směr psaní, se nepřijímají.",
          en: "Remove control characters and characters that change the direction of writing."))
    default: localizer.localized(cs: "text je prázdný", en: "the text is empty")
    }
  }

  private func postWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .postedAlready(let post):
      localizer.localized(
        cs: "trénink už má příspěvek \(post)", en: "the workout already has the post \(post)",
        hint: localizer.command(
          "feed", "share", post, "--to", "NAME", cs: "Komu se ukáže, změní", en: "Choose who sees it"))
    case .previewChanged:
      localizer.localized(
        cs: "trénink se od náhledu změnil", en: "the workout has changed since the preview",
        hint: localizer.say(cs: "Podívejte se na náhled znovu.", en: "Look at the preview again."))
    case .nobodyChosen:
      localizer.localized(cs: "nikdo není vybraný", en: "nobody is chosen")
    case .peopleWithoutChoice:
      localizer.localized(
        cs: "lidé se vybírají, jen když příspěvek mají vidět právě oni",
        en: "choose people only if only they may see the post")
    case .notYours(let post):
      localizer.localized(
        cs: "příspěvek \(post) není váš", en: "post \(post) is not yours",
        hint: localizer.say(
          cs: "Dál ho může ukázat jen ten, kdo ho napsal.", en: "Only its author can show it to others.")
      )
    case .tooManyComments(let most):
      localizer.localized(
        cs: "k jednomu příspěvku můžete napsat nejvýš \(most) komentářů",
        en: "you can write at most \(most) comments on a post")
    case .goneOut(let people):
      localizer.localized(
        cs: "už odešlo v souboru: \(people.joined(separator: ", "))",
        en: "it was already sent in a file: \(people.joined(separator: ", "))",
        hint: localizer.command(
          "feed", "delete", "POST", cs: "Smazat jde, dozví se to z příštího souboru",
          en: "Delete it; the next file passes that on"))
    default: localizer.localized(cs: "to nejde", en: "that is not possible")
    }
  }

  private func personWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .codeIsNone:
      localizer.localized(
        cs: "tohle není kód ke spárování", en: "this is not a pairing code",
        hint: localizer.say(cs: "Má 13 skupin po pěti znacích.", en: "A code has 13 groups of five characters."))
    case .codeLength(let found):
      localizer.localized(
        cs: "kód má 65 znaků, tady jich je \(found)", en: "a code has 65 characters, this one has \(found)",
        hint: localizer.say(cs: "Má 13 skupin po pěti znacích.", en: "A code has 13 groups of five characters."))
    case .codeMistyped(let group):
      localizer.localized(
        cs: "v \(group). skupině kódu je překlep", en: "group \(group) of the code is mistyped",
        hint: localizer.say(cs: "Nechte si ji přečíst znovu.", en: "Ask for the code again."))
    case .codeIsOwn:
      localizer.localized(
        cs: "tenhle kód jste vytvořili vy", en: "you made this code yourself",
        hint: localizer.say(cs: "Zadá ho ten druhý ve své knize.", en: "The other person enters it in their book."))
    case .codeIsKnown(let name):
      localizer.localized(cs: "tenhle kód už patří ke jménu \(name)", en: "this code already belongs to \(name)")
    case .emptyName:
      localizer.localized(
        cs: "tak se člověk jmenovat nemůže", en: "a person can't have that name",
        hint: localizer.say(cs: "Zadejte jméno, třeba Jana.", en: "Give a name, such as Jana."))
    case .nameTaken(let name):
      localizer.localized(
        cs: "tak už se jmenuje \(name)", en: "\(name) already has that name",
        hint: localizer.say(cs: "Zvolte jiné jméno.", en: "Choose another name."))
    case .tooManyPeople(let most):
      localizer.localized(cs: "znát můžete nejvýš \(most) lidí", en: "you can know at most \(most) people")
    case .isBlocked(let name):
      localizer.localized(
        cs: "\(name): blokováno", en: "\(name) is blocked",
        hint: localizer.command("feed", "unblock", name, cs: "Odblokuje", en: "Unblock"))
    case .keyMissing(let name):
      localizer.localized(
        cs: "\(name): chybí klíč, v záloze nebyl",
        en: "the key for \(name) is missing: backups do not contain keys",
        hint: localizer.command("feed", "pair", "NAME", cs: "Spárujte se znovu", en: "Pair again"))
    case .exchangedAlready(let name):
      localizer.localized(
        cs: "\(name): soubory jste si už vyměnili", en: "files were already exchanged with \(name)",
        hint: localizer.command("feed", "delete-person", name, cs: "Zapomene navždy", en: "Forget permanently"))
    case .nothingBehind(let number):
      localizer.localized(cs: "může to být 0 až \(number)", en: "it must be 0 to \(number)")
    default: localizer.localized(cs: "to nejde", en: "that is not possible")
    }
  }

  private func bundleWords(_ localizer: MessageLocalizer) -> MessageText {
    let again = localizer.say(
      cs: "Požádejte o nový soubor.", en: "Ask for a new file.")
    switch self {
    case .bundleTooLarge(let most):
      return localizer.localized(
        cs: "soubor je větší než \(most / 1_048_576) MiB, takový žádný není",
        en: "the file is larger than \(most / 1_048_576) MiB, more than any bundle")
    case .noBundle:
      return localizer.localized(
        cs: "není to celý soubor od někoho, koho znáte", en: "it is not a complete file from someone you know",
        hint: again)
    case .bundleIsNoData(let path):
      return localizer.localized(
        cs: "je soubor příspěvků od někoho, koho znáte, ne tréninky",
        en: "is a file of someone's posts, not of workouts",
        hint: localizer.command("feed", "import", path, cs: "Přijměte ho", en: "Take it in"))
    case .newerBundle(let version):
      return localizer.localized(
        cs: "soubor je verze \(version), kterou tenhle program nezná",
        en: "the file has version \(version), which this program does not know",
        hint: localizer.say(cs: "Použijte novější program.", en: "Use a newer program."))
    case .unknownSender:
      return localizer.localized(
        cs: "soubor je od někoho, koho neznáte", en: "the file is from someone you don't know",
        hint: localizer.command("feed", "pair", "NAME", cs: "Spárujte se", en: "Pair"))
    case .ownBundle(let name):
      return localizer.localized(
        cs: "tenhle soubor je od vás, načíst ho má \(name)", en: "you wrote this file for \(name)",
        hint: localizer.say(cs: "Pošlete ho.", en: "Send it to them."))
    case .forAnother: return localizer.localized(cs: "soubor není pro vás", en: "the file is not for you")
    case .senderIsBlocked(let name):
      return localizer.localized(
        cs: "soubor je od někoho, koho blokujete: \(name)", en: "the file is from \(name), who is blocked",
        hint: localizer.command("feed", "unblock", name, cs: "Odblokuje", en: "Unblock"))
    case .wrongCode(let name):
      return localizer.localized(
        cs: "soubor není celý, nebo není od člověka se jménem \(name)",
        en: "the file is incomplete, or \(name) did not write it", hint: again)
    case .seenOtherwise(let name):
      return localizer.localized(
        cs: "\(name): jiný soubor se stejným číslem už přišel", en: "another file from \(name) had the same number",
        hint: again)
    case .tooDeep(let most):
      return localizer.localized(
        cs: "seznamy v souboru jsou vnořené do víc než \(most) úrovní",
        en: "lists in the file are nested more than \(most) levels deep")
    case .tooManyItems(let most):
      return localizer.localized(cs: "v souboru je víc než \(most) položek", en: "the file has more than \(most) items")
    case .anothersItem(let name):
      return localizer.localized(
        cs: "soubor mluví za někoho jiného, nebo něco říká dvakrát: \(name)",
        en: "the file contains something of another person, or twice: \(name)")
    case .notAnItem:
      return localizer.localized(cs: "tohle v souboru být nemůže", en: "the file contains an invalid item")
    case .badPost(let number):
      return localizer.localized(
        cs: "číslo \(number) v příspěvku být nemůže", en: "the number \(number) is not possible in a post")
    case .fromTheFuture(let at):
      return localizer.localized(
        cs: "něco v souboru má datum v budoucnosti: \(at)",
        en: "something in the file is dated in the future: \(at)",
        hint: localizer.say(cs: "Někomu jdou špatně hodiny.", en: "Check the clocks of both computers."))
    case .badNumbers:
      return localizer.localized(
        cs: "čísla v souboru k sobě nepatří", en: "the numbers in the file do not match", hint: again)
    default: return localizer.localized(cs: "to nejde", en: "that is not possible")
    }
  }
}
