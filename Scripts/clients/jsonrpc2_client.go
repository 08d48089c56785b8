// Go's sourcegraph/jsonrpc2 as a client of recordbookd: jsonrpc2_client SOCKET SEGMENT STYLE. Prints a line for each
// step. The library knows no batches.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"

	"github.com/sourcegraph/jsonrpc2"
)

type none struct{}

func (none) Handle(context.Context, *jsonrpc2.Conn, *jsonrpc2.Request) {}

func show(step string, value interface{}) {
	text, err := json.Marshal(value)
	check(err)
	fmt.Printf("%s\t%s\n", step, text)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	background := context.Background()
	socket, err := net.Dial("unix", os.Args[1])
	check(err)
	stream := jsonrpc2.NewBufferedStream(socket, jsonrpc2.PlainObjectCodec{})
	client := jsonrpc2.NewConn(background, stream, none{})
	call := func(method string, params interface{}) (result json.RawMessage, err error) {
		err = client.Call(background, method, params, &result, jsonrpc2.StringID())
		return
	}

	hello, err := call("service.hello", nil)
	check(err)
	show("hello", hello)
	book, err := call("swimming.showRecordsBook", map[string]string{})
	check(err)
	show("book", book)
	edit, err := call("swimming.editSegmentStyle", map[string]string{"segment": os.Args[2], "style": os.Args[3]})
	check(err)
	show("edit", edit)
	_, err = call("swimming.showSegment", map[string]string{"segment": "20010101T000000Z.1"})
	var refused *jsonrpc2.Error
	if errors.As(err, &refused) {
		show("error", refused)
	}
	check(client.Notify(background, "book.undo", map[string]string{}))
	show("notification", nil)
	// An answer to a request behind it: the notification has been read.
	_, err = call("service.hello", nil)
	check(err)
	check(client.Close())
}
