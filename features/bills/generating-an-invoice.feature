Feature: Generating a Ghana Gov invoice
  Whoever has no invoice has one issued: what it is asked for with depends on the service.

  Background:
    Given a company with these people:
      | Ama | Single |
    And Ama has signed in

  @S3-2.4-14 @S3-2.4-54..55 @S3-5-27..44 @S3-5-49
  Scenario Outline: <service> asks for its own fields, and for name and phone number of the applicant
    Given Ama has begun to generate an invoice for "<service>"
    And Ama sees the dialog "Complete these fields to generate your Invoice Number"
    And the dialog asks Ama for exactly "<fields>, First Name, Last Name, Phone Number"
    When Ama presses "Generate Invoice"
    Then the dialog tells Ama of each of its fields that it is required
    And the bank has not been asked for a new invoice

    Examples:
      | service                      | fields                                    |
      | Tourism levy                 | Levy Number                               |
      | Customs and lands commission | Bill Number                               |
      | Direct taxes                 | Tax Type, TIN, Period                     |
      | Indirect and domestic taxes  | Tax Type, TIN / Ghana Card Number, Period |
      | Vehicle income tax           | Vehicle Number, Payment Period, Period    |
      | RGD existing application     | Transaction Number                        |
      | Stamp duty                   | Bill Number, TIN / Ghana Card Number      |
      | Business operating permit    | Permit Number                             |

  @S3-2.4-56..57 @S3-3-51 @S3-3-54..55 @S3-3-58..62 @S3-3-66..67 @S3-5-46 @S3-5-48 @S3-7-49..50
  Scenario: The number of the new invoice is filled into the form and can be verified
    When Ama generates an invoice for "Direct taxes" with:
      | Tax Type     | Pay As You Earn |
      | TIN          | C0012345678     |
      | Period       | 2026-01         |
      | First Name   | Ama             |
      | Last Name    | Mensah          |
      | Phone Number | 0244000001      |
    Then Ama sees no dialog
    And "Invoice/Advice/Reference Number" shows Ama the new invoice's number
    And the bank has been asked for a new invoice with:
      | serviceCode | DTX         |
      | taxType     | 12          |
      | tin         | C0012345678 |
      | period      | 2026-01     |
      | firstName   | Ama         |
      | lastName    | Mensah      |
      | phoneNumber | 0244000001  |
    And Ama presses "Verify"
    And "Invoice Description" shows Ama "Direct taxes"

  @S3-3-52..53 @S3-3-56..57 @S3-3-65..66
  Scenario Outline: The fields of <service> are sent under the bank's field names
    When Ama generates an invoice for "<service>" with:
      | <label 1>    | <value 1>  |
      | <label 2>    | <value 2>  |
      | First Name   | Ama        |
      | Last Name    | Mensah     |
      | Phone Number | 0244000001 |
    Then the bank has been asked for a new invoice with:
      | <name 1> | <value 1> |
      | <name 2> | <value 2> |

    Examples:
      | service                   | label 1        | value 1   | name 1                    | label 2                 | value 2     | name 2        |
      | Stamp duty                | Bill Number    | B-77      | billNumber                | TIN / Ghana Card Number | C0012345678 | tin           |
      | Tourism levy              | Levy Number    | L-12      | accountReference          | First Name              | Ama         | firstName     |
      | RGD existing application  | Transaction Number | RGD-5 | transactionNumber         | First Name              | Ama         | firstName     |
      | Business operating permit | Permit Number  | P-9       | permitNumber              | First Name              | Ama         | firstName     |

  @S3-3-63..64 @S3-5-37
  Scenario: A vehicle's tax is invoiced for a year or a quarter
    Given Ama has begun to generate an invoice for "Vehicle income tax"
    And Ama is offered as "Payment Period" exactly:
      | Anually   |
      | Quarterly |
    When Ama fills in:
      | Vehicle Number | GR 1234-20 |
      | Payment Period | Anually    |
      | Period         | 2026-01    |
      | First Name     | Ama        |
      | Last Name      | Mensah     |
      | Phone Number   | 0244000001 |
    And Ama presses "Generate Invoice"
    Then the bank has been asked for a new invoice with:
      | vehicleRegistrationNumber | GR 1234-20 |
      | paymentPeriod             | Anually    |
      | period                    | 2026-01    |

  @S3-2.4-58
  Scenario: A refusal shows the bank's message, and the form keeps what was typed
    When Ama generates an invoice for "Stamp duty" with:
      | Bill Number             | B-77        |
      | TIN / Ghana Card Number | C0000000000 |
      | First Name              | Ama         |
      | Last Name               | Mensah      |
      | Phone Number            | 0244000001  |
    Then Ama is told "The revenue authority does not know this TIN."
    And Ama presses "Close"
    And "Bill Number" shows Ama "B-77"
    And Ama's dialog has no accessibility violations
