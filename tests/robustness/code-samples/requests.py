"""The part of the library requests that code samples use, for machines that do not have it."""
import json as encoder
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Response:
    def __init__(self, text):
        self.text = text


def request(method, url, json=None, headers=None):
    data = None if json is None else encoder.dumps(json).encode()
    try:
        with urlopen(Request(url, data, headers or {}, method=method)) as answer:
            return Response(answer.read().decode())
    except HTTPError as error:
        return Response(error.read().decode())


def get(url, **options):
    return request("GET", url, **options)


def post(url, **options):
    return request("POST", url, **options)
