// Loads an OpenAPI document, validates it as OpenAPI 3.0, and prints the number of its operations.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/getkin/kin-openapi/openapi3"
)

func main() {
	document, err := openapi3.NewLoader().LoadFromFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	// Null is valid in JSON Schema where there is no type. This validator rejects it in examples.
	if err := document.Validate(context.Background(), openapi3.DisableExamplesValidation()); err != nil {
		log.Fatal(err)
	}
	operations := 0
	for _, item := range document.Paths {
		operations += len(item.Operations())
	}
	fmt.Print(operations)
}
