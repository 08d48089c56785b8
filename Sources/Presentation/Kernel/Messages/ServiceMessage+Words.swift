package import KernelApplication

extension ServiceMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noService(let socket):
      localizer.localized(
        cs: "služba „\(socket)“ neexistuje", en: "there is no service \"\(socket)\"",
        hint: localizer.command("service", "start", cs: "Spusťte ji", en: "Start it"))
    case .needsService(let method):
      localizer.localized(
        cs: "na \(method) odpovídá jen služba, a tento příkaz žádnou nemá",
        en: "only the service answers \(method), and this command runs without it",
        hint: localizer.command("service", "start", cs: "Spusťte ji", en: "Start it"))
    case .endedUnanswered:
      localizer.localized(
        cs: "služba skončila, než odpověděla; zda udělala, co jste chtěli, není známo",
        en: "the service ended before it answered; it may have done what you asked",
        hint: localizer.say(
          cs: "Než příkaz zopakujete, podívejte se: co se stihlo, v knize je, a opravu vezme zpět "
            + localizer.program.command("undo") + ".",
          en: "Look before you run the command again: what was done is there, and " + localizer.program.command("undo")
            + " undoes a correction."))
    case .silent(let socket):
      localizer.localized(
        cs: "služba na \(socket) neodpovídá", en: "the service on \(socket) does not answer",
        hint: ServiceMessage.restart(
          localizer, forced: true, cs: "Nic se nezměnilo. Spusťte ji znovu", en: "Nothing was changed. Restart it"))
    case .refuses(let reason):
      localizer.localized(
        cs: "služba odmítá: \(reason)", en: "the service refuses: \(reason)",
        hint: localizer.say(
          cs: "Bez ní možná týž příkaz projde: --no-service", en: "The same command may work without it: --no-service"))
    case .noServiceOfBook(let socket, let problem):
      localizer.localized(
        cs: "co poslouchá na \(socket), není služba knihy: \(localizer.text(problem))",
        en: "what listens on \(socket) is not the service of a book: \(localizer.text(problem))",
        hint: localizer.say(
          cs: "Zadejte jinou volbou --socket, nebo ji vynechte: --no-service",
          en: "Name another with --socket, or leave it out: --no-service"))
    case .pagesDoNotFit:
      localizer.localized(cs: "stránky odpovědi k sobě nepatří", en: "the pages of an answer do not fit together")
    case .otherVersion(let service, let program, let problem):
      localizer.localized(
        cs: "služba je verze \(service ?? "?"), tento program verze \(program): \(problem.text(localizer))",
        en: "the service is of version \(service ?? "?"), this program of \(program): \(problem.text(localizer))",
        hint: ServiceMessage.restart(
          localizer, cs: "Spusťte službu této verze", en: "Start the service of this version"))
    case .otherBook(let socket, let found, let wanted):
      localizer.localized(
        cs: "služba na \(socket) drží knihu v \(found ?? "(neříká, kde)"), ne tu v \(wanted)",
        en:
          "the service on \(socket) serves the book in \(found ?? "a place it does not tell"), not the one in \(wanted)"
      )
    case .holdsBook(let process):
      localizer.localized(
        cs: "knihu drží služba (\(process)) a nikdo jiný ji měnit nesmí",
        en: "the service (\(process)) holds the book, and nothing else can change it",
        hint: ServiceMessage.restart(
          localizer, forced: true, cs: "Požádejte ji, bez --no-service; pokud neodpovídá, spusťte ji znovu",
          en: "Ask it, without --no-service; if it does not answer, restart it"))
    case .ofAnotherUser:
      localizer.localized(
        cs: "služba tam patří jinému uživateli", en: "the service there is another user's",
        hint: localizer.say(
          cs: "Služba tam patří jinému uživateli; zadejte svou volbou --socket.",
          en: "The service there is another user's; name your own with --socket."))
    case .endedEarly(let log):
      localizer.localized(
        cs: "služba skončila dřív, než byla připravena", en: "the service ended before it was ready",
        hint: ServiceMessage.log(localizer, log))
    case .failedEarly(let reason, let log):
      localizer.localized(
        cs: "služba se nespustila: \(reason)", en: "the service did not start: \(reason)",
        hint: ServiceMessage.log(localizer, log))
    case .isStopped(let process):
      localizer.localized(
        cs: "služba (\(process)) je pozastavena", en: "the service (\(process)) is stopped",
        hint: ServiceMessage.restart(
          localizer, forced: true, cs: "Nechte ji pokračovat: kill -CONT \(process); nebo ji spusťte znovu",
          en: "Let it continue: kill -CONT \(process); or restart it"))
    case .cannotEnd(let process):
      localizer.localized(
        cs: "služba (\(process)) je pozastavena a sama skončit nemůže",
        en: "the service (\(process)) is stopped, and can't end by itself",
        hint: localizer.command(
          "service", "stop", "--force",
          cs: "Nechte ji pokračovat: kill -CONT \(process); nebo ji ukončete, nic z toho, co potvrdila, se neztratí",
          en: "Let it continue: kill -CONT \(process); or end it, which loses nothing that it has acknowledged"))
    case .doesNotEnd(let process):
      localizer.localized(
        cs: "služba (\(process)) nekončí", en: "the service (\(process)) does not end",
        hint: localizer.command(
          "service", "stop", "--force", cs: "Ukončete ji, nic z toho, co potvrdila, se neztratí",
          en: "End it, which loses nothing that it has acknowledged"))
    case .survivedKill(let process, let inspection):
      localizer.localized(
        cs: "služba (\(process)) nekončí, ačkoli byla zabita: systém čeká na disk nebo na zařízení",
        en: "the service (\(process)) does not end, though it was killed: the system waits for a disk or a device",
        hint: localizer.say(
          cs: "Podívejte se, co o ní říká systém: \(inspection)",
          en: "See what the system says about it: \(inspection)"))
    case .letsNobodyIn(let process, let socket):
      localizer.localized(
        cs: "knihu drží služba (\(process)), ale na \(socket) nikoho nepouští",
        en: "a service (\(process)) holds the book, but accepts no connection at \(socket)",
        hint: ServiceMessage.restart(localizer, forced: true, cs: "Spusťte ji znovu", en: "Restart it"))
    case .socketGone(let process, let socket):
      localizer.localized(
        cs: "knihu drží služba (\(process)), ale její soket zmizel z \(socket)",
        en: "a service (\(process)) holds the book, but its socket is gone from \(socket)",
        hint: ServiceMessage.restart(localizer, cs: "Spusťte ji znovu", en: "Restart it"))
    case .socketPathEmpty:
      localizer.localized(
        cs: "cesta k soketu je prázdná nebo obsahuje nulový bajt",
        en: "the path of the socket is empty or contains a zero byte")
    case .socketPathLong(let bytes, let most, let path):
      localizer.localized(
        cs: "cesta k soketu má \(bytes) bajtů a systém bere nejvýš \(most): \(path)",
        en: "the path of the socket has \(bytes) bytes, and the system takes at most \(most): \(path)",
        hint: localizer.say(cs: "Zadejte kratší volbou --socket.", en: "Name a shorter one with --socket."))
    case .noSocket:
      localizer.localized(
        cs: "už existuje a není to soket", en: "it already exists, and is not a socket",
        hint: localizer.say(
          cs: "Odstraňte ho, nebo zadejte jiný volbou --socket.", en: "Remove it, or name another with --socket."))
    case .occupied(let socket):
      localizer.localized(
        cs: "na \(socket) už poslouchá jiná služba", en: "a service listens on \(socket) already",
        hint: localizer.say(
          cs: "Ukončete ji (\(localizer.program.command("service", "stop"))), nebo zadejte jiný soket volbou --socket.",
          en: "Stop it (\(localizer.program.command("service", "stop"))), or name another socket with --socket."))
    case .socketFolderNotOwn:
      localizer.localized(
        cs: "složka soketu není jen vaše", en: "the socket's folder is not yours alone",
        hint: localizer.say(
          cs: "Složka soketu musí být vaše, ne odkaz, a ostatní do ní nesmějí zapisovat (chmod 700).",
          en: "The socket's folder must be yours, not a link, and not writable by others (chmod 700)."))
    case .socketFolderLocked(let path):
      localizer.localized(
        cs: "jiný proces drží zamčenou složku soketu: \(path)",
        en: "another process keeps the socket's folder locked: \(path)",
        hint: localizer.say(
          cs: "Nedovolte ji číst nikomu jinému (chmod 700), nebo zadejte jiný soket volbou --socket.",
          en: "Let nobody else read it (chmod 700), or name another socket with --socket."))
    case .unitFolderNotOwn:
      localizer.localized(
        cs: "složka není jen vaše", en: "the folder is not yours alone",
        hint: localizer.say(
          cs: "Složka musí být vaše a ostatní do ní nesmějí zapisovat (chmod o-w).",
          en: "The folder must be yours, and not writable by others (chmod o-w)."))
    case .noHome: localizer.localized(cs: "neříká, kde jsou vaše soubory", en: "it does not say where your files are")
    case .noSystemd:
      localizer.localized(
        cs: "na tomto systému neběží systemd, a tak by službu nic nespouštělo; nic nebylo zapsáno",
        en: "systemd does not run on this system, so nothing would start the service; nothing was written",
        hint: localizer.command("service", "start", cs: "Spusťte ji sami", en: "Start it yourself"))
    case .turnedOn(let link):
      localizer.localized(
        cs: "systemd má stále zadáno ji spouštět (\(link)); nic nebylo odstraněno",
        en: "systemd is still set to start it (\(link)); nothing was removed",
        hint: localizer.say(cs: "Nejdřív ji vypněte", en: "Turn it off first")
          + ": systemctl --user disable --now recordbook.socket recordbook.service")
    case .badListener:
      localizer.localized(
        cs: "správce služeb má předat jeden soket domény Unix, který poslouchá",
        en: "the service manager has to hand over one listening Unix-domain stream socket")
    case .cursorExpected(let most):
      localizer.localized(
        cs: "má tu být kurzor, řetězec" + (most.map { " o nejvýše \($0) bajtech" } ?? ""),
        en: "expected a cursor, a string" + (most.map { " of at most \($0) bytes" } ?? ""))
    case .tokenExpected(let most):
      localizer.localized(
        cs: "má tu být řetězec nebo číslo o nejvýše \(most) bajtech",
        en: "expected a string or a number of at most \(most) bytes")
    case .noSuchCursor:
      localizer.localized(cs: "to není kurzor, který dal `next`", en: "this is not a cursor from an earlier `next`")
    case .tooQuick(let method):
      localizer.localized(
        cs: "\(method) je na hlášení průběhu příliš rychlá", en: "\(method) reports no progress")
    case .parametersLong(let bytes, let most):
      localizer.localized(
        cs: "parametry mají \(bytes) bajtů, bere se nejvýš \(most)",
        en: "the parameters have \(bytes) bytes, at most \(most) are taken")
    }
  }

  private static func restart(
    _ localizer: MessageLocalizer, forced: Bool = false, cs: @autoclosure () -> String, en: @autoclosure () -> String
  ) -> String {
    forced
      ? localizer.command("service", "restart", "--force", cs: cs(), en: en())
      : localizer.command("service", "restart", cs: cs(), en: en())
  }

  private static func log(_ localizer: MessageLocalizer, _ path: String) -> String {
    localizer.say(cs: "Co k tomu říká, je v \(path)", en: "See what it says in \(path)")
  }
}

extension ServiceMessage.VersionProblem {
  fileprivate func text(_ localizer: MessageLocalizer) -> String {
    switch self {
    case .unknownMethod(let name): localizer.say(cs: "nezná \(name)", en: "it does not know \(name)")
    case .otherProtocol(let version):
      localizer.say(cs: "mluví protokolem verze \(version)", en: "it speaks version \(version) of the protocol")
    case .unreadable(let method, let problem):
      localizer.say(
        cs: "její odpověď na \(method) nejde přečíst: \(localizer.text(problem))",
        en: "its answer to \(method) can't be read: \(localizer.text(problem))")
    }
  }
}
